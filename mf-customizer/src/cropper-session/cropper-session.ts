import type { PrintProfile } from '@aimante/print';
import type { ServerReading } from '@aimante/remote/reading';
import { createStore } from 'jotai';
import { warmPainter } from '../cropper/canvas/photo-painter.ts';
import { claimDraft, openDraftStore, ownedKey, type Release } from '../draft-store/draft-store.ts';
import { createLookPictures, type LookPictures } from '../look/look-pictures.ts';
import { emptyProject } from '../photo-project/photo-project.ts';
import { projectAtom } from '../photo-project/use-photo-project.ts';
import { createPreparedPictures, type PreparedPictures } from '../picture-export/prepared/prepared-pictures.ts';
import { createPictureShelf, type PictureShelf } from '../picture-worker/picture-shelf.ts';
import { createPicturePool } from '../picture-worker/picture-worker.ts';
import { createTypesets, type Typesets } from '../type/typesets.ts';
import { adoptGuestDraft } from './adopt-guest-draft.ts';
import { createAutosave } from './autosave.ts';
import { moveDraft } from './move-draft.ts';
import { createImporter, type Importer } from './photos/import-files.ts';
import { restoreProject } from './restore-project.ts';
import { importProgressAtom, refusedFilesAtom, savingAtom } from './session-atoms.ts';
import type { SessionOptions } from './session-options.ts';
import { toDraft } from './to-draft.ts';

export { importProgressAtom, refusedFilesAtom, savingAtom };

interface OpenOptions extends SessionOptions {
  readonly readOnServer: (file: Blob) => Promise<ServerReading>;
  /** Called when another tab claims the draft: close this session. */
  onTaken(): void;
}

interface MagnetOfDraft extends Pick<SessionOptions, 'draftKey' | 'magnetId'> {
  readonly profile: PrintProfile;
}

/** One visit of the cropper: its state, pictures and workers, and the storage across visits. */
export interface CropperSession {
  readonly store: ReturnType<typeof createStore>;
  readonly shelf: PictureShelf;
  readonly prepared: PreparedPictures;
  readonly looks: LookPictures;
  readonly typesets: Typesets;
  readonly lineId: string | undefined;
  readonly importFiles: Importer['importFiles'];
  /** Cancels the files of an import that are not read yet. */
  stopImport(): void;
  /** Deletes all photos, in memory and on the device. */
  restart(): Promise<void>;
  /**
   * Call when the photos are in the cart under this line id. The next visit starts empty, and the photos are kept for
   * another week.
   */
  finish(lineId: string): Promise<void>;
  /** Moves all photos to the draft of another magnet, the next page. */
  moveTo(magnet: MagnetOfDraft): Promise<void>;
  close(): void;
}

export const draftKeyOfLine = (lineId: string): string => `line:${lineId}`;

export async function openCropperSession(options: OpenOptions): Promise<CropperSession> {
  const release = await claimDraft(ownedKey(options.draftKey, options.owner), options.onTaken);
  try {
    return await openClaimed(options, release);
  } catch (cause) {
    release();
    throw cause;
  }
}

async function openClaimed(options: OpenOptions, release: Release): Promise<CropperSession> {
  const drafts = await openDraftStore();
  await drafts.purge(Date.now());
  const store = createStore();
  const shelf = createPictureShelf();
  const looks = createLookPictures(shelf);
  const pool = createPicturePool();
  const typesets = createTypesets();
  pool.warm();
  warmPainter().catch(() => undefined);
  // If that fails, the draft stays as it is for the next visit.
  await adoptGuestDraft({ drafts, ...options }).catch(() => undefined);
  const initial = await restoreProject({ drafts, shelf, ...options });
  const profile = options.profileOf(options.magnetId);
  if (!initial && !profile) throw new Error(`There is no magnet ${options.magnetId}`);
  const project = initial ?? (profile && emptyProject(options.magnetId, profile));
  if (project) store.set(projectAtom, { type: 'restored', project });
  if (!drafts.isLasting) store.set(savingAtom, 'notKept');

  const key = ownedKey(options.draftKey, options.owner);
  const importer = createImporter({ store, shelf, pool, drafts, readOnServer: options.readOnServer });
  let lastSave: Promise<unknown> = Promise.resolve();
  const save = () => {
    const project = store.get(projectAtom);
    const isAllSaved = () => store.get(savingAtom) === 'saving' && store.get(projectAtom) === project;
    lastSave = drafts.writeDraft(toDraft(key, project)).then(
      () => isAllSaved() && store.set(savingAtom, 'saved'),
      () => store.set(savingAtom, 'notKept'),
    );
  };
  const autosave = createAutosave(save);
  const unsubscribe = store.sub(projectAtom, () => {
    if (store.get(savingAtom) === 'saved') store.set(savingAtom, 'saving');
    autosave.schedule();
  });

  return {
    store,
    shelf,
    prepared: createPreparedPictures({ shelf, pool, typesets }),
    looks,
    typesets,
    lineId: options.lineId,
    importFiles: importer.importFiles,
    stopImport: importer.stop,
    async restart() {
      importer.stop();
      const ids = Object.keys(store.get(projectAtom).photos);
      store.set(projectAtom, { type: 'cleared' });
      store.set(refusedFilesAtom, []);
      if (drafts.isLasting) store.set(savingAtom, 'saving');
      autosave.flush();
      await Promise.all(ids.map((id) => drafts.deletePhoto(id)));
      for (const id of ids) shelf.drop(id);
    },
    async finish(lineId) {
      unsubscribe();
      autosave.flush();
      const finished = toDraft(ownedKey(draftKeyOfLine(lineId), options.owner), store.get(projectAtom));
      await drafts.writeDraft({ ...finished, addedToCartAt: Date.now() });
      if (finished.key !== key) await drafts.deleteDraft(key);
    },
    async moveTo({ draftKey, magnetId, profile }) {
      unsubscribe();
      autosave.flush();
      const to = ownedKey(draftKey, options.owner);
      await moveDraft(store.get(projectAtom), { from: key, to, magnetId, profile, drafts });
    },
    close() {
      unsubscribe();
      importer.stop();
      autosave.stop();
      pool.close();
      looks.close();
      typesets.close();
      shelf.close();
      void lastSave.finally(() => {
        drafts.close();
        release();
      });
    },
  };
}
