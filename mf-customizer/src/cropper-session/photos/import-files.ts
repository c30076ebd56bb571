import type { ServerReading } from '@aimante/remote/reading';
import { newId } from '@aimante/shop/new-id';
import type { createStore } from 'jotai';
import { askToKeep, type DraftStore, type Shortage, shortageFor } from '../../draft-store/draft-store.ts';
import { capacityLeft } from '../../photo-project/photo-project.ts';
import { type CellPlace, isLeftAtom, projectAtom } from '../../photo-project/use-photo-project.ts';
import type { PictureShelf } from '../../picture-worker/picture-shelf.ts';
import type { ImportedPhoto, ImportProblem, PicturePool } from '../../picture-worker/picture-worker.ts';
import { importProgressAtom, refusedFilesAtom, savingAtom } from '../session-atoms.ts';
import { createPhotoReader, type Reading } from './read-photo.ts';

const PICTURE_NAME = /\.(jpe?g|png|hei[cf]|gif|webp|avif|tiff?|bmp)$/i;

interface ImporterParts {
  readonly store: ReturnType<typeof createStore>;
  readonly shelf: PictureShelf;
  readonly pool: PicturePool;
  readonly drafts: DraftStore;
  readonly readOnServer: (file: Blob) => Promise<ServerReading>;
}

export type ImportAnswer =
  /** Number of photos that still fit in the order. No file was imported, because not all of them fit. */
  | { readonly capacity: number }
  /** Storage that the device lacks. The photos were imported, but they last only until the page closes. */
  | { readonly shortage: Shortage }
  | { readonly isDone: true };

export interface ImportOptions {
  /** A cell of a collage that gets the photo. */
  readonly into?: CellPlace | undefined;
  /**
   * The photo comes from the visitor's phone, and the server has it already under this id. It joins the queue without
   * opening the cropper.
   */
  readonly storedId?: string | undefined;
}

export interface Importer {
  /** Imports files in order, the one for a cell of a collage into it. An invalid file is reported and does not stop the others. */
  importFiles(files: readonly File[], options?: ImportOptions): Promise<ImportAnswer>;
  /** Cancels the files that are not read yet. */
  stop(): void;
}

/** Several imports can run at once. Their progress is added up. */
export function createImporter({ store, shelf, pool, drafts, readOnServer }: ImporterParts): Importer {
  const read = createPhotoReader({ pool, readOnServer });
  let imports = new AbortController();
  let done = 0;
  let total = 0;

  function report() {
    if (done === total) {
      done = 0;
      total = 0;
    }
    store.set(importProgressAtom, total === 0 ? undefined : { done, total });
  }

  async function importFiles(files: readonly File[], { into, storedId }: ImportOptions = {}): Promise<ImportAnswer> {
    const capacity = capacityLeft(store.get(projectAtom)) - (total - done);
    if (!into && files.length > capacity) return { capacity: Math.max(capacity, 0) };
    if (storedId === undefined) {
      if (total === 0) store.set(refusedFilesAtom, []);
      store.set(isLeftAtom, false);
    }
    total += files.length;
    report();
    const { signal } = imports;
    const readings = files.map((file) => read(file));
    const shortage = drafts.isLasting ? await shortageFor(sizeOf(files)) : undefined;
    const isKept = drafts.isLasting && !shortage;
    if (isKept) void askToKeep();
    else store.set(savingAtom, 'notKept');
    const finished = takeAll(files, { readings, signal, isKept, into, storedId });
    if (shortage) return { shortage };
    await finished;
    return { isDone: true };
  }

  async function takeAll(files: readonly File[], { readings, signal, ...target }: Taking) {
    for (const [index, file] of files.entries()) {
      const reading = await readings[index];
      if (signal.aborted || !reading) return;
      if ('problem' in reading) refuse(file, reading.problem);
      else add(file, reading, target);
      done += 1;
      report();
    }
  }

  function refuse(file: File, found: ImportProblem) {
    const { name } = file;
    const problem = found === 'notAPicture' && !PICTURE_NAME.test(name) ? 'otherFile' : found;
    const refused = { id: newId(), name, problem, ...(problem === 'needsServer' && { again: file }) };
    store.set(refusedFilesAtom, [...store.get(refusedFilesAtom), refused]);
  }

  function add(
    { name }: File,
    { original, imported }: { original: Blob; imported: ImportedPhoto },
    { isKept, into, storedId }: Target,
  ) {
    const id = newId();
    const itemId = newId();
    const { width, height, digest } = imported;
    const photo = { id, name, width, height, ...(digest && { digest }) };
    shelf.put(id, original, imported);
    void keep(id, { name, original, imported, isKept });
    // Before the photo is added, because the upload begins then.
    if (storedId !== undefined) void drafts.writeUpload({ photoId: id, url: '', sha256: '', uploadId: storedId });
    store.set(projectAtom, { type: 'photoAdded', photo, itemId, ...(into && { into }) });
    const isOpen = store.get(projectAtom).currentId !== undefined;
    if (!into && storedId === undefined && !isOpen && !store.get(isLeftAtom))
      store.set(projectAtom, { type: 'opened', itemId });
  }

  /** Stores a copy, because the visitor may delete the file or remove the card before the upload. */
  async function keep(id: string, { name, original, imported, isKept }: Arrival) {
    const { preview, thumbnail } = imported;
    try {
      if (!isKept) throw new Error('Not enough storage space');
      await drafts.writePhoto({ id, name, original, preview, thumbnail, storedAt: Date.now() });
      const stored = await drafts.readPhoto(id);
      if (stored) shelf.keepOriginal(id, stored.original);
    } catch {
      store.set(savingAtom, 'notKept');
      const bytes = await original.arrayBuffer().catch(() => undefined);
      if (bytes) shelf.keepOriginal(id, new Blob([bytes], { type: original.type }));
    }
  }

  return {
    importFiles,
    stop() {
      imports.abort();
      imports = new AbortController();
      done = 0;
      total = 0;
      report();
    },
  };
}

interface Target {
  readonly isKept: boolean;
  readonly into: CellPlace | undefined;
  readonly storedId: string | undefined;
}

interface Taking extends Target {
  readonly readings: readonly Promise<Reading>[];
  readonly signal: AbortSignal;
}

interface Arrival {
  readonly name: string;
  readonly original: Blob;
  readonly imported: ImportedPhoto;
  readonly isKept: boolean;
}

const sizeOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);
