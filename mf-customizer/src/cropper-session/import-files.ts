import type { createStore } from 'jotai';
import { askToKeep, type DraftStore, hasRoomFor } from '../draft-store/draft-store.ts';
import { heicToJpeg } from '../heic/heic.ts';
import { capacityLeft } from '../photo-project/photo-project.ts';
import { projectAtom } from '../photo-project/use-photo-project.ts';
import type { PictureShelf } from '../picture-shelf/picture-shelf.ts';
import type { ImportedPhoto, ImportProblem, PicturePool } from '../picture-worker/picture-worker.ts';
import { newId } from './new-id.ts';
import { importProgressAtom, refusedFilesAtom, savingAtom } from './session-atoms.ts';

export interface Importer {
  readonly store: ReturnType<typeof createStore>;
  readonly shelf: PictureShelf;
  readonly pool: PicturePool;
  readonly drafts: DraftStore;
  readonly signal: AbortSignal;
}

type Outcome = { readonly original: Blob; readonly imported: ImportedPhoto } | { readonly problem: ImportProblem };

/** How many photos there is room for, where there is none for all of them. */
export type ImportAnswer = { readonly capacity: number } | { readonly isDone: true };

/** Takes files in one after the other, in their order; a bad one is told of and stops no other. */
export async function importFiles(importer: Importer, files: readonly File[]): Promise<ImportAnswer> {
  const { store, drafts, pool, signal } = importer;
  const capacity = capacityLeft(store.get(projectAtom));
  if (files.length > capacity) return { capacity };
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const isKept = drafts.isLasting && (await hasRoomFor(bytes));
  if (isKept) void askToKeep();
  else store.set(savingAtom, 'notKept');

  store.set(refusedFilesAtom, []);
  store.set(importProgressAtom, { done: 0, total: files.length });
  const outcomes = files.map((file) => read(pool, file));
  for (const [index, file] of files.entries()) {
    const outcome = await outcomes[index];
    if (signal.aborted || !outcome) break;
    if ('problem' in outcome) refuse(importer, file, outcome.problem);
    else add(importer, { file, isKept, ...outcome });
    store.set(importProgressAtom, { done: index + 1, total: files.length });
  }
  store.set(importProgressAtom, undefined);
  return { isDone: true };
}

async function read(pool: PicturePool, file: Blob): Promise<Outcome> {
  try {
    const result = await pool.run('importPhoto', file);
    if ('isHeic' in result) return await readConverted(pool, file);
    return 'problem' in result ? result : { original: file, imported: result };
  } catch {
    return { problem: 'unreadable' };
  }
}

async function readConverted(pool: PicturePool, file: Blob): Promise<Outcome> {
  const original = await heicToJpeg(file);
  const result = await pool.run('importPhoto', original);
  if ('isHeic' in result) return { problem: 'unreadable' };
  return 'problem' in result ? result : { original, imported: result };
}

function refuse({ store }: Importer, { name }: File, problem: ImportProblem) {
  store.set(refusedFilesAtom, [...store.get(refusedFilesAtom), { id: newId(), name, problem }]);
}

interface Arrival {
  readonly file: File;
  readonly original: Blob;
  readonly imported: ImportedPhoto;
  readonly isKept: boolean;
}

function add({ store, shelf, drafts }: Importer, { file, original, imported, isKept }: Arrival) {
  const id = newId();
  const itemId = newId();
  const { width, height, preview, thumbnail } = imported;
  shelf.put(id, original, imported);
  if (isKept) {
    drafts
      .writePhoto({ id, name: file.name, original, preview, thumbnail, storedAt: Date.now() })
      .catch(() => store.set(savingAtom, 'notKept'));
  }
  store.set(projectAtom, { type: 'photoAdded', photo: { id, name: file.name, width, height }, itemId });
  if (!store.get(projectAtom).currentId) store.set(projectAtom, { type: 'opened', itemId });
}
