//! Reads files in object stores by byte ranges.

use std::io;
use std::ops::Range;
use std::sync::Arc;
use std::sync::mpsc::{Sender, SyncSender, channel, sync_channel};

use bytes::Bytes;
use mlirkit_bytecode::Ranges;
use object_store::ObjectStore;
use object_store::path::Path;

/// A request to the thread that talks to the store: a range, and a channel for its bytes.
type Request = (Range<u64>, SyncSender<io::Result<Bytes>>);

/// An object of an [`ObjectStore`] (S3, Google Cloud Storage, Azure, HTTP, a disk, memory) as a source of [`Ranges`], with the
/// feature `object-store`.
///
/// A separate thread talks to the store, so reading works inside and outside asynchronous code. Reading blocks the caller and
/// needs no runtime. The thread ends with the last owner of the source.
///
/// ```
/// use std::sync::Arc;
/// use mlirkit::bytecode::Ranges;
/// use mlirkit::ObjectRanges;
/// use object_store::{ObjectStore, memory::InMemory};
///
/// let store = InMemory::new();
/// # tokio::runtime::Builder::new_current_thread().build()?.block_on(store.put(&"digits".into(), "0123456789".into()))?;
/// let source = ObjectRanges::new(Arc::new(store), "digits")?;
/// assert_eq!((source.size(), source.read(2..5)?), (10, "234".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct ObjectRanges {
    size: u64,
    requests: Sender<Request>,
}

impl ObjectRanges {
    /// Asks the store for the size of the object with this path, such as `models/model.mlirbc`.
    ///
    /// # Errors
    /// Fails if the path is invalid, the object does not exist, the store cannot be reached, or no thread can be started.
    pub fn new(store: Arc<dyn ObjectStore>, path: &str) -> io::Result<Self> {
        let path = Path::parse(path).map_err(|error| io::Error::new(io::ErrorKind::InvalidInput, error))?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (requests, incoming) = channel::<Request>();
        let (size_to, size) = sync_channel(1);
        mlirkit_ir::threads::find_memory()?;
        std::thread::Builder::new().name("mlirkit-objects".into()).spawn(move || {
            let size = runtime.block_on(store.head(&path)).map(|object| object.size);
            let found = size.is_ok();
            // The requester is gone, so the answer is not needed.
            let _ = size_to.send(size.map_err(io::Error::from));
            for (range, answer) in incoming.into_iter().take_while(|_| found) {
                let _ = answer.send(runtime.block_on(store.get_range(&path, range)).map_err(io::Error::from));
            }
        })?;
        let size = size.recv().map_err(|_| gone())??;
        Ok(Self { size, requests })
    }
}

impl Ranges for ObjectRanges {
    fn size(&self) -> u64 {
        self.size
    }

    fn read(&self, range: Range<u64>) -> io::Result<Bytes> {
        let (answer, bytes) = sync_channel(1);
        self.requests.send((range, answer)).map_err(|_| gone())?;
        bytes.recv().map_err(|_| gone())?
    }
}

/// Makes the error for a store that panicked.
fn gone() -> io::Error {
    io::Error::new(io::ErrorKind::BrokenPipe, "the client of the object store has ended")
}
