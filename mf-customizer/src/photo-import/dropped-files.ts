/** Files that operating systems add to folders. */
const NOT_OF_THE_VISITOR = /^(\.|thumbs\.db$|desktop\.ini$)/i;

function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const some = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  // A reader returns a folder in batches of a hundred, then an empty one.
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
 * The dropped files and those in dropped folders, folder by folder and in the order of their names. Call it during the
 * event, because the browser empties the data afterwards.
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const plain = [...files];
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (!entries.some(isFolder)) return plain;
  const nested = Promise.all(entries.map(filesBelow));
  // An unreadable folder is reported like an unreadable file.
  return nested.then(
    (found) => found.flat(),
    () => plain,
  );
}
