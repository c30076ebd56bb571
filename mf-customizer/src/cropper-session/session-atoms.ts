import { atom } from 'jotai';
import type { ImportProblem } from '../picture-worker/picture-worker.ts';

export interface RefusedFile {
  readonly id: string;
  readonly name: string;
  readonly problem: ImportProblem;
  /** The file, if a retry may succeed. */
  readonly again?: File;
}

export type Saving = 'saved' | 'saving' | 'notKept';

export const importProgressAtom = atom<{ readonly done: number; readonly total: number } | undefined>(undefined);
export const refusedFilesAtom = atom<readonly RefusedFile[]>([]);
export const savingAtom = atom<Saving>('saved');
