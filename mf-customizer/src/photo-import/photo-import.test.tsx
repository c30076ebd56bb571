import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CropperSession } from '../cropper-session/cropper-session.ts';
import type { ImportAnswer } from '../cropper-session/photos/import-files.ts';
import { aSession, mountInSession } from '../cropper-session/session.fixture.tsx';
import { type RefusedFile, refusedFilesAtom, savingAtom } from '../cropper-session/session-atoms.ts';
import { projectOf } from '../photo-project/project.fixture.ts';
import { OpenElsewhere } from '../workspace/open-elsewhere.tsx';
import { DropZone, RefusedFiles, UnsavedPhotos } from './photo-import.tsx';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

function Parts() {
  return (
    <>
      <DropZone />
      <RefusedFiles />
      <UnsavedPhotos />
    </>
  );
}

interface Visit {
  readonly locale?: 'fr' | 'en';
  readonly refusal?: string;
  readonly answer?: ImportAnswer;
  prepare?(store: CropperSession['store']): void;
}

async function open({ answer = { isDone: true }, prepare, ...options }: Visit = {}) {
  const imported: string[][] = [];
  const session = aSession(projectOf([]), {
    async importFiles(files) {
      imported.push(files.map(({ name }) => name));
      return answer;
    },
  });
  prepare?.(session.store);
  const piece = await mountInSession(Parts, session, options);
  await screen.findByRole('heading', { level: 2 });
  return { ...piece, imported, store: session.store };
}

const texts = ({ notices }: Awaited<ReturnType<typeof open>>['record']) => notices.map(({ text }) => text);
const picker = () => document.querySelector<HTMLInputElement>('[data-photo-picker]');
const transfer = (types: readonly string[], files: readonly File[]) => ({ dataTransfer: { types, files, items: [] } });

afterEach(() => void Reflect.deleteProperty(globalThis, 'scrollTo'));

describe('photos', () => {
  it('can be picked, the same one twice', async () => {
    const { imported } = await open();
    const input = picker();
    if (!input) throw new Error('There is no picker');
    await userEvent.upload(input, [file('a.jpg'), file('b.jpg')]);
    await userEvent.upload(input, [file('a.jpg')]);
    expect(imported).toEqual([['a.jpg', 'b.jpg'], ['a.jpg']]);
  });

  it('can be pasted, which leaves text to the browser', async () => {
    const { imported } = await open();
    expect(fireEvent.paste(document, { clipboardData: { files: [] } })).toBe(true);
    expect(fireEvent.paste(document, { clipboardData: { files: [file('a.jpg')] } })).toBe(false);
    expect(imported).toEqual([['a.jpg']]);
  });

  it('can be dropped anywhere, as a hint says during the drag', async () => {
    const { imported } = await open();
    expect(fireEvent.dragOver(document, transfer(['text/plain'], []))).toBe(true);
    expect(screen.queryByText('Lâchez vos photos')).toBeNull();
    fireEvent.dragOver(document, transfer(['Files'], []));
    expect(screen.getByText('Lâchez vos photos')).toBeTruthy();
    fireEvent.drop(document, transfer(['Files'], [file('a.jpg')]));
    expect(screen.queryByText('Lâchez vos photos')).toBeNull();
    await waitFor(() => expect(imported).toEqual([['a.jpg']]));
  });

  it('are not in an empty folder, which is said', async () => {
    const { imported, record } = await open();
    fireEvent.drop(document, transfer(['Files'], []));
    await waitFor(() => expect(texts(record)).toEqual([expect.stringContaining('aucune photo')]));
    expect(imported).toEqual([]);
  });

  it('are refused with the reason as long as there is one', async () => {
    const { imported, record } = await open({ refusal: 'Une taille d’abord.' });
    fireEvent.paste(document, { clipboardData: { files: [file('a.jpg')] } });
    expect([imported, texts(record)]).toEqual([[], ['Une taille d’abord.']]);
  });

  it.each<[ImportAnswer, 'fr' | 'en', RegExp]>([
    [{ capacity: 0 }, 'fr', /seulement 0 image/],
    [{ capacity: 1 }, 'en', /can add only 1 more photo/],
    [{ shortage: { needed: 1_500_000_000, left: 20_000_000 } }, 'fr', /il faut 1,5\sGo, il reste 20\sMo/],
    [{ shortage: { needed: 1_500_000_000, left: 20_000_000 } }, 'en', /1\.5 GB.*20 MB/],
  ])('that do not fit are explained: %j in %s', async (answer, locale, text) => {
    const { record } = await open({ answer, locale });
    fireEvent.paste(document, { clipboardData: { files: [file('a.jpg')] } });
    await waitFor(() => expect(texts(record)).toEqual([expect.stringMatching(text)]));
  });
});

describe('refused files', () => {
  const refused: readonly RefusedFile[] = [
    { id: '1', name: 'notes.txt', problem: 'otherFile' },
    { id: '2', name: 'cmyk.jpg', problem: 'needsServer', again: file('cmyk.jpg') },
  ];
  const openRefused = () => open({ prepare: (store) => store.set(refusedFilesAtom, refused) });

  it('are tried again where that may help, and the others stay listed', async () => {
    const { imported, store } = await openRefused();
    expect(screen.getByText('2 photos n’ont pas pu être ajoutées.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(imported).toEqual([['cmyk.jpg']]);
    expect(store.get(refusedFilesAtom).map(({ name }) => name)).toEqual(['notes.txt']);
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });

  it('are forgotten when the message is closed', async () => {
    const { store } = await openRefused();
    await userEvent.click(screen.getByRole('button', { name: 'Masquer ce message' }));
    expect(store.get(refusedFilesAtom)).toEqual([]);
  });
});

describe('leaving the page', () => {
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('is asked about only while photos would be lost with it', async () => {
    const { store } = await open();
    expect(isAsked()).toBe(false);
    act(() => store.set(savingAtom, 'notKept'));
    expect(screen.getByText('Vos photos ne sont pas enregistrées sur cet appareil.')).toBeTruthy();
    expect(isAsked()).toBe(true);
    act(() => store.set(savingAtom, 'saved'));
    expect(isAsked()).toBe(false);
  });
});

describe('photos that are open in another tab', () => {
  it('are shown from the top, and come back on request', async () => {
    const calls: string[] = [];
    Object.assign(globalThis, { scrollTo: () => calls.push('top') });
    await mountInSession(() => <OpenElsewhere takeBack={() => calls.push('back')} />, aSession(projectOf([])));
    await userEvent.click(await screen.findByRole('button', { name: 'Reprendre ici' }));
    expect(calls).toEqual(['top', 'back']);
  });
});
