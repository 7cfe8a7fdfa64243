//! A background writer: writes one chunk of a file while the next chunk is being produced.

use std::fs::File;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread::{Builder, JoinHandle};

/// The number of chunks that may wait while another is written.
const WAITING: usize = 1;

/// A file that is written by a background thread.
pub(super) struct BackgroundWriter {
    pieces: SyncSender<Vec<u8>>,
    written: Receiver<Vec<u8>>,
    /// The number of chunks submitted but not yet confirmed.
    under_way: usize,
    writer: JoinHandle<io::Result<()>>,
}

impl BackgroundWriter {
    /// Starts the background thread.
    ///
    /// # Errors
    /// Fails if no thread can be started.
    pub(super) fn new(file: File) -> io::Result<Self> {
        mlirkit_ir::threads::find_memory()?;
        let (pieces, to_write) = sync_channel(WAITING);
        let (done, written) = channel();
        let writer = Builder::new().spawn(move || write(file, &to_write, &done))?;
        Ok(Self { pieces, written, under_way: 0, writer })
    }

    /// Submits a chunk and replaces it with an empty, recycled buffer. Returns `None` after a write error, which
    /// [`finish`](Self::finish) reports.
    pub(super) fn give(&mut self, piece: &mut Vec<u8>) -> Option<()> {
        let mut empty = self.written.try_recv().ok();
        self.under_way -= usize::from(empty.is_some());
        if let Some(empty) = &mut empty {
            empty.clear();
        }
        let full = std::mem::replace(piece, empty.unwrap_or_else(|| Vec::with_capacity(piece.len())));
        self.under_way += 1;
        self.pieces.send(full).ok()
    }

    /// Waits until all chunks have been written. Returns `None` after a write error.
    pub(super) fn catch_up(&mut self) -> Option<()> {
        while self.under_way > 0 {
            self.written.recv().ok()?;
            self.under_way -= 1;
        }
        Some(())
    }

    /// Waits until all chunks have been written, and ends the thread.
    ///
    /// # Errors
    /// Returns the first write error.
    pub(super) fn finish(self) -> io::Result<()> {
        let Self { pieces, written, writer, .. } = self;
        drop((pieces, written));
        writer.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    }
}

fn write(mut file: File, pieces: &Receiver<Vec<u8>>, done: &Sender<Vec<u8>>) -> io::Result<()> {
    for piece in pieces {
        file.write_all(&piece)?;
        // The receiver may have been dropped after the last chunk, which is not an error.
        let _ = done.send(piece);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Seek};

    #[test]
    fn pieces_are_written_in_order() -> io::Result<()> {
        let mut file = crate::tool::io::temporary::nameless()?;
        let mut writer = BackgroundWriter::new(file.try_clone()?)?;
        let (mut expected, mut piece) = (Vec::new(), Vec::new());
        for number in 0..100_u8 {
            piece.resize(1 + 100 * usize::from(number), number);
            expected.extend_from_slice(&piece);
            assert_eq!(writer.give(&mut piece), Some(()));
            assert!(piece.is_empty());
            if number % 30 == 7 {
                assert_eq!(writer.catch_up(), Some(()));
                assert_eq!(file.metadata()?.len(), expected.len() as u64);
            }
        }
        writer.finish()?;
        let mut written = Vec::new();
        file.rewind()?;
        file.read_to_end(&mut written)?;
        assert!(written == expected);
        Ok(())
    }

    #[test]
    fn what_goes_wrong_is_said_in_the_end() -> io::Result<()> {
        // The file is opened for reading only, so writing fails.
        let mut writer = BackgroundWriter::new(File::open(std::env::current_exe()?)?)?;
        let given = (0..10).map(|_| writer.give(&mut vec![1])).collect::<Option<Vec<()>>>();
        assert_eq!(given.and_then(|_| writer.catch_up()), None);
        assert!(writer.finish().is_err());
        Ok(())
    }
}
