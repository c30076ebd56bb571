import { defineFragment } from '@aimante/remote';
import { type MountOptions, mountPiece } from '@aimante/testing';
import { createStore } from 'jotai';
import type { ComponentType } from 'react';
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import { createLookPictures } from '../look/look-pictures.ts';
import { PhotoImportProvider } from '../photo-import/use-photo-import.tsx';
import type { Project } from '../photo-project/photo-project.ts';
import { projectAtom } from '../photo-project/use-photo-project.ts';
import { createPictureShelf } from '../picture-worker/picture-shelf.ts';
import { createTypesets } from '../type/typesets.ts';
import type { CropperSession } from './cropper-session.ts';
import { SessionProvider } from './use-cropper-session.tsx';

const texts = { fr: async () => ({ default: fr }), en: async () => ({ default: en }) };

/** A session without workers and storage: each picture is the name of its photo. */
export function aSession(project: Project, over: Partial<CropperSession> = {}): CropperSession {
  const store = createStore();
  const shelf = createPictureShelf();
  URL.createObjectURL = () => 'blob:thumbnail';
  store.set(projectAtom, { type: 'restored', project });
  for (const { id, name } of Object.values(project.photos))
    shelf.put(id, new Blob([name]), { preview: new Blob([name]), thumbnail: new Blob([name]) });
  return {
    store,
    shelf,
    prepared: {
      prepare: () => undefined,
      pictureOf: async ({ photoId }) => new Blob([photoId]),
      artworkOf: async ({ photoId }) => new Blob([photoId]),
    },
    looks: createLookPictures(shelf),
    typesets: createTypesets(() => ({ typeset: () => Promise.reject(new Error('no worker')), close: () => undefined })),
    lineId: undefined,
    importFiles: async () => ({ isDone: true }),
    stopImport: () => undefined,
    restart: async () => undefined,
    finish: async () => undefined,
    moveTo: async () => undefined,
    close: () => undefined,
    ...over,
  };
}

interface PieceOptions extends MountOptions {
  /** Reason why no import is possible yet. */
  readonly refusal?: string;
}

let unmountLast = async () => {};

/** Mounts a part of the cropper in a session, in place of the one before. */
export async function mountInSession(Part: ComponentType, session: CropperSession, options: PieceOptions = {}) {
  await unmountLast();
  const { refusal, ...rest } = options;
  const Piece = () => (
    <SessionProvider session={session}>
      <PhotoImportProvider refusal={refusal}>
        <Part />
      </PhotoImportProvider>
    </SessionProvider>
  );
  const piece = await mountPiece(defineFragment(Piece, texts), rest);
  unmountLast = piece.unmount;
  return { ...piece, project: () => session.store.get(projectAtom) };
}
