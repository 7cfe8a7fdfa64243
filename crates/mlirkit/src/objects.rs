//! Reads files from object stores by byte ranges.

use std::io;
use std::ops::Range;
use std::sync::Arc;
use std::sync::mpsc::{Sender, SyncSender, channel, sync_channel};

use bytes::Bytes;
use mlirkit_bytecode::Ranges;
use object_store::ObjectStore;
use object_store::path::Path;

/// A request to the thread that talks to the store: a byte range, and a channel for the reply.
type Request = (Range<u64>, SyncSender<io::Result<Bytes>>);

/// A source of [`Ranges`] that reads an object in an [`ObjectStore`] (S3, Google Cloud Storage, Azure, HTTP, a disk,
/// memory). Requires the feature `object-store`.
///
/// A separate thread talks to the store, so the source works both inside and outside asynchronous code. Reading blocks
/// the caller and needs no runtime. The thread exits when the source is dropped.
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
    /// Creates a source for the object at `path`, such as `models/model.mlirbc`, and requests its size from the store.
    ///
    /// # Errors
    /// Fails if the path is invalid, the object does not exist, the store cannot be reached, or no thread can be
    /// started.
    pub fn new(store: Arc<dyn ObjectStore>, path: &str) -> io::Result<Self> {
        let path = Path::parse(path).map_err(|error| io::Error::new(io::ErrorKind::InvalidInput, error))?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (requests, incoming) = channel::<Request>();
        let (size_to, size) = sync_channel(1);
        mlirkit_ir::threads::find_memory()?;
        std::thread::Builder::new().name("mlirkit-objects".into()).spawn(move || {
            let size = runtime.block_on(store.head(&path)).map(|object| object.size);
            let found = size.is_ok();
            // If the requester is gone, the answer is not needed.
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

/// Creates the error that is returned if the store's thread has panicked.
fn gone() -> io::Error {
    io::Error::new(io::ErrorKind::BrokenPipe, "the client of the object store has ended")
}
