/** What systems put into folders on their own account. */
const NOT_OF_THE_VISITOR = /^(\.|thumbs\.db$|desktop\.ini$)/i;

function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const some = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  // A reader hands a folder over by the hundred, until there is nothing left.
  const rest = async (known: FileSystemEntry[]): Promise<FileSystemEntry[]> => {
    const next = await some();
    return next.length === 0 ? known : rest([...known, ...next]);
  };
  return rest([]);
}

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function filesBelow(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await fileOf(entry)];
  if (!isFolder(entry)) return [];
  const entries = (await entriesIn(entry)).filter(({ name }) => !NOT_OF_THE_VISITOR.test(name));
  const sorted = entries.toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  return (await Promise.all(sorted.map(filesBelow))).flat();
}

/**
 * The files that were let go over the page, and those in the folders among them, folder by folder and in the order of
 * their names. To be called while the event lasts: it takes what it holds along.
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const plain = [...files];
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (!entries.some(isFolder)) return plain;
  const nested = Promise.all(entries.map(filesBelow));
  // A folder that may not be read is told of as a file that may not.
  return nested.then(
    (found) => found.flat(),
    () => plain,
  );
}
