import { describe, expect, it } from '@jest/globals';
import { droppedFiles } from './dropped-files.ts';

type Entry = FileSystemFileEntry | FileSystemDirectoryEntry;

function file(name: string): Entry {
  const entry: Partial<FileSystemFileEntry> = { name, isFile: true, file: (resolve) => resolve(new File(['x'], name)) };
  return entry as FileSystemFileEntry;
}

function folderOf(name: string, readEntries: FileSystemDirectoryReader['readEntries']): Entry {
  const entry: Partial<FileSystemDirectoryEntry> = { name, isDirectory: true, createReader: () => ({ readEntries }) };
  return entry as FileSystemDirectoryEntry;
}

/** As a browser does, returns the content in batches of a hundred, then an empty one. */
function folder(name: string, content: readonly Entry[]): Entry {
  const left = [...content];
  return folderOf(name, (resolve) => resolve(left.splice(0, 100)));
}

const locked = folderOf('locked', (_, reject) => reject?.(new DOMException('locked')));

async function namesOf(entries: readonly (Entry | null)[], plain: readonly string[] = []) {
  const transfer = {
    files: plain.map((name) => new File(['x'], name)),
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
  };
  return (await droppedFiles(transfer as never)).map(({ name }) => name);
}

describe('the dropped files', () => {
  it('stay as they are without a folder', async () => {
    expect(await namesOf([file('b.jpg'), file('a.jpg')], ['b.jpg', 'a.jpg'])).toEqual(['b.jpg', 'a.jpg']);
  });

  it('include those in folders, in the order in which people count', async () => {
    const entries = [file('z.jpg'), folder('trip', ['10.jpg', '9.jpg', 'a.jpg'].map(file))];
    expect(await namesOf(entries)).toEqual(['z.jpg', '9.jpg', '10.jpg', 'a.jpg']);
  });

  it('include those of inner folders, folder by folder', async () => {
    const inner = folder('1 beach', ['b.jpg', 'a.jpg'].map(file));
    expect(await namesOf([folder('trip', [file('2.jpg'), inner, folder('empty', [])])])).toEqual([
      'a.jpg',
      'b.jpg',
      '2.jpg',
    ]);
  });

  it.each(['.DS_Store', '._photo.jpg', 'Thumbs.db', 'desktop.ini'])(
    'leave out %s, which nobody put there',
    async (name) => {
      expect(await namesOf([folder('trip', [file(name), file('a.jpg')])])).toEqual(['a.jpg']);
    },
  );

  it('are complete for a folder of more files than one batch', async () => {
    const many = Array.from({ length: 250 }, (_, index) => file(`${index}.jpg`));
    const names = await namesOf([folder('trip', many)]);
    expect([names.length, names[0], names.at(-1)]).toEqual([250, '0.jpg', '249.jpg']);
  });

  it('are what the browser lists where a folder cannot be read', async () => {
    expect(await namesOf([locked, file('a.jpg')], ['locked', 'a.jpg'])).toEqual(['locked', 'a.jpg']);
  });

  it('are none where text is dropped', async () => {
    expect(await namesOf([null])).toEqual([]);
  });
});
