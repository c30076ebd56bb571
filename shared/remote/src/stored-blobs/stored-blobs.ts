/** A blob as bytes. */
interface StoredBytes {
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** Of a file. */
  readonly name?: string;
}

const isStoredBytes = (value: unknown): value is StoredBytes =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof ArrayBuffer;

async function bytesOf(blob: Blob): Promise<StoredBytes> {
  const bytes = await blob.arrayBuffer();
  return blob instanceof File ? { bytes, type: blob.type, name: blob.name } : { bytes, type: blob.type };
}

const blobOf = ({ bytes, type, name }: StoredBytes): Blob =>
  name === undefined ? new Blob([bytes], { type }) : new File([bytes], name, { type });

/**
 * Puts an object with blobs into IndexedDB. A private window of Safari refuses blobs and takes their bytes. Elsewhere
 * blobs are better: the browser keeps them as files and does not load them before they are read.
 */
export async function putWithBlobs<Value extends object>(
  value: Value,
  put: (value: Value) => Promise<unknown>,
): Promise<void> {
  try {
    await put(value);
  } catch (error) {
    const blobs = Object.entries(value).filter((entry): entry is [string, Blob] => entry[1] instanceof Blob);
    // Safari names the blob. Any other error, such as that of a full disk, is as true of bytes.
    if (blobs.length === 0 || !/blob/i.test(String(error))) throw error;
    const entries = await Promise.all(blobs.map(async ([key, blob]) => [key, await bytesOf(blob)] as const));
    await put({ ...value, ...Object.fromEntries(entries) });
  }
}

/** An object from IndexedDB, with its blobs as blobs. */
export function withBlobs<Value extends object>(stored: Value): Value {
  const entries = Object.entries(stored).map(([key, value]: [string, unknown]) => [
    key,
    isStoredBytes(value) ? blobOf(value) : value,
  ]);
  return Object.fromEntries(entries) as Value;
}
