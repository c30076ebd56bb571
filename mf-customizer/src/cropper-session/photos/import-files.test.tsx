/** @jest-environment node */
import { afterEach, describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import { createMemoryStore } from '../../draft-store/memory-store.ts';
import type { Project } from '../../photo-project/photo-project.ts';
import { projectOf } from '../../photo-project/project.fixture.ts';
import { reduceProject } from '../../photo-project/reduce-project.ts';
import { isLeftAtom, projectAtom } from '../../photo-project/use-photo-project.ts';
import type { ImportResult } from '../../picture-worker/import-photo.ts';
import { createPictureShelf } from '../../picture-worker/picture-shelf.ts';
import type { PicturePool } from '../../picture-worker/picture-worker.ts';
import { importProgressAtom, refusedFilesAtom, savingAtom } from '../session-atoms.ts';
import { createImporter } from './import-files.ts';

const imported = { width: 3000, height: 2000, preview: new Blob(), thumbnail: new Blob() };
const files = (...names: readonly string[]) => names.map((name) => new File([name], name));

function importer(project: Project = projectOf([]), { isLasting = true } = {}) {
  URL.createObjectURL = () => 'blob:thumbnail';
  const store = createStore();
  const drafts = { ...createMemoryStore(), isLasting };
  const shelf = createPictureShelf();
  store.set(projectAtom, { type: 'restored', project });
  const waiting = new Map<string, (result: never) => void>();
  const pool = {
    run: (_: string, file: File) => new Promise((resolve) => waiting.set(file.name, resolve)),
    warm: () => undefined,
    close: () => undefined,
  } as PicturePool;
  const { importFiles, stop } = createImporter({
    store,
    shelf,
    pool,
    drafts,
    readOnServer: async () => ({ problem: 'needsServer' }),
  });
  const read = async (name: string, result: ImportResult = imported) => {
    waiting.get(name)?.(result as never);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const names = () => Object.values(store.get(projectAtom).photos).map(({ name }) => name);
  return { store, shelf, drafts, importFiles, stop, read, names };
}

function withQuota(quota: number) {
  Object.defineProperty(navigator, 'storage', {
    value: { estimate: async () => ({ quota, usage: 0 }) },
    configurable: true,
  });
}
afterEach(() => void Reflect.deleteProperty(navigator, 'storage'));

describe('an import', () => {
  it('keeps the order of the files, in whatever order they are read', async () => {
    const { store, importFiles, read, names } = importer();
    const importing = importFiles(files('a.jpg', 'b.jpg', 'c.jpg'));
    await read('c.jpg');
    await read('b.jpg');
    expect(names()).toEqual([]);
    expect(store.get(importProgressAtom)).toEqual({ done: 0, total: 3 });
    await read('a.jpg');
    expect(await importing).toEqual({ isDone: true });
    expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(store.get(importProgressAtom)).toBeUndefined();
  });

  it('reports each file that it refuses and continues with the others', async () => {
    const { store, importFiles, read, names } = importer();
    void importFiles(files('a.jpg', 'notes.txt', 'fake.png', 'cmyk.jpg', 'z.jpg'));
    await read('notes.txt', { problem: 'notAPicture' });
    await read('fake.png', { problem: 'notAPicture' });
    await read('cmyk.jpg', { isForServer: true });
    await read('z.jpg');
    await read('a.jpg', { problem: 'truncated' });
    const refused = store.get(refusedFilesAtom).map(({ name, problem, again }) => [name, problem, again?.name]);
    expect(refused).toEqual([
      ['a.jpg', 'truncated', undefined],
      ['notes.txt', 'otherFile', undefined],
      ['fake.png', 'notAPicture', undefined],
      ['cmyk.jpg', 'needsServer', 'cmyk.jpg'],
    ]);
    expect(names()).toEqual(['z.jpg']);
  });

  it('takes all files or none where the order is nearly full, counting those that are still read', async () => {
    const nearlyFull = reduceProject(projectOf(['x']), { type: 'copiesSet', itemId: 'x', copies: 996 });
    const { importFiles, read, names } = importer(nearlyFull);
    expect(await importFiles(files('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'))).toEqual({ capacity: 3 });
    void importFiles(files('a.jpg', 'b.jpg'));
    expect(await importFiles(files('c.jpg', 'd.jpg'))).toEqual({ capacity: 1 });
    await read('a.jpg');
    await read('b.jpg');
    expect(names()).toEqual(['x.jpg', 'a.jpg', 'b.jpg']);
  });

  it('adds its progress to that of another one', async () => {
    const { store, importFiles, read } = importer();
    void importFiles(files('a.jpg', 'b.jpg'));
    void importFiles(files('c.jpg'));
    await read('c.jpg');
    await read('a.jpg');
    expect(store.get(importProgressAtom)).toEqual({ done: 2, total: 3 });
  });

  it('adds nothing more once it is stopped, and the next one starts from nothing', async () => {
    const { store, importFiles, stop, read, names } = importer();
    void importFiles(files('a.jpg', 'b.jpg'));
    await read('a.jpg');
    stop();
    await read('b.jpg');
    expect(names()).toEqual(['a.jpg']);
    expect(store.get(importProgressAtom)).toBeUndefined();
    void importFiles(files('c.jpg'));
    expect(store.get(importProgressAtom)).toEqual({ done: 0, total: 1 });
  });

  it('opens the cropper on the first photo, and not again once the visitor has left it', async () => {
    const { store, importFiles, read } = importer();
    void importFiles(files('a.jpg', 'b.jpg'));
    await read('a.jpg');
    const opened = store.get(projectAtom);
    expect(opened.currentId).toBe(opened.items[0]?.id);
    store.set(projectAtom, { type: 'closed' });
    await read('b.jpg');
    expect([store.get(projectAtom).currentId, store.get(isLeftAtom)]).toEqual([undefined, true]);
  });
});

describe('a photo of the phone', () => {
  it('joins the queue without opening the cropper, and is not uploaded again', async () => {
    const { store, drafts, importFiles, read } = importer();
    store.set(refusedFilesAtom, [{ id: '1', name: 'notes.txt', problem: 'otherFile' }]);
    void importFiles(files('a.jpg'), { storedId: 'stored-a' });
    await read('a.jpg');
    const { photos, currentId } = store.get(projectAtom);
    const [id = ''] = Object.keys(photos);
    expect(currentId).toBeUndefined();
    expect(await drafts.readUpload(id)).toMatchObject({ uploadId: 'stored-a' });
    expect(store.get(refusedFilesAtom)).toHaveLength(1);
  });
});

describe('an imported photo', () => {
  it('is kept on the device', async () => {
    const { store, drafts, importFiles, read } = importer();
    void importFiles(files('a.jpg'));
    await read('a.jpg');
    const [id = ''] = Object.keys(store.get(projectAtom).photos);
    expect(await drafts.readPhoto(id)).toMatchObject({ name: 'a.jpg' });
    expect(store.get(savingAtom)).toBe('saved');
  });

  it.each([
    ['the browser keeps nothing', false, 1_000_000],
    ['the device is full', true, 1],
  ])('lasts until the page closes where %s, which is said', async (_, isLasting, quota) => {
    withQuota(quota);
    const { store, shelf, drafts, importFiles, read, names } = importer(projectOf([]), { isLasting });
    const answer = importFiles(files('a.jpg'));
    await new Promise((resolve) => setTimeout(resolve));
    await read('a.jpg');
    expect(await answer).toEqual(isLasting ? { shortage: { needed: 7, left: 1 } } : { isDone: true });
    expect([store.get(savingAtom), names()]).toEqual(['notKept', ['a.jpg']]);
    const [id = ''] = Object.keys(store.get(projectAtom).photos);
    expect(await drafts.readPhoto(id)).toBeUndefined();
    expect(shelf.has(id)).toBe(true);
  });
});
