import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, mountInSession } from '../cropper-session/session.fixture.tsx';
import type { Project } from '../photo-project/photo-project.ts';
import { projectOf, square } from '../photo-project/project.fixture.ts';
import { reduceProject } from '../photo-project/reduce-project.ts';
import { READY } from '../worker-pool/ready.ts';
import { PdfSheet } from './pdf-sheet.tsx';
import type { SheetAnswer, SheetOrder } from './pdf-tasks.ts';

const orders: SheetOrder[] = [];
let answer: { output: SheetAnswer } | { failure: string };

/** A browser's worker, which answers each order as the test wants. */
class TestWorker {
  onmessage?: (event: { data: unknown }) => void;
  constructor() {
    queueMicrotask(() => this.onmessage?.({ data: READY }));
  }
  postMessage({ input }: { input: SheetOrder }) {
    orders.push(input);
    queueMicrotask(() => this.onmessage?.({ data: answer }));
  }
  terminate() {}
}

beforeAll(() => void Object.assign(globalThis, { Worker: TestWorker }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'Worker'));

const done = { output: { file: new Blob(['pdf']) } };
const magnets = (copies: number, profile: Project['profile'] = square) =>
  reduceProject(projectOf(['a'], {}, profile), { type: 'copiesSet', itemId: 'a', copies });

async function open(project: Project, isPreview = false) {
  orders.length = 0;
  answer = done;
  const piece = await mountInSession(() => <PdfSheet project={project} isPreview={isPreview} />, aSession(project));
  await userEvent.click(await screen.findByRole('button', { name: /PDF/ }));
  return piece;
}

const write = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Créer le PDF' });
const choose = (label: string, value: string) => userEvent.selectOptions(screen.getByLabelText(label), value);
const plan = () => screen.getByText(/par page/).closest('p')?.textContent;

describe('the sheet', () => {
  it('says how many pages the magnets take, for each format', async () => {
    await open(magnets(16));
    expect(plan()).toBe('2 pages15 magnets par page');
    await choose('Format de page', 'A3');
    expect(plan()).toBe('Une page35 magnets par page');
    await choose('Format de page', '10x15');
    expect(plan()).toBe('8 pages2 magnets par page');
  });

  it('is not written for a magnet that is larger than the page', async () => {
    await open(magnets(1, { ...square, trim: { width: 150, height: 50 } }));
    await choose('Format de page', 'A5');
    expect(write().disabled).toBe(false);
    await choose('Format de page', '10x15');
    expect(write().disabled).toBe(true);
  });

  it('is written with each picture, its copies and the chosen page', async () => {
    await open(magnets(3));
    await choose('Orientation', 'landscape');
    await userEvent.click(write());
    expect(await screen.findByRole('button', { name: 'Télécharger' })).toBeTruthy();
    expect(orders).toMatchObject([
      { settings: { format: 'A4', orientation: 'landscape' }, pictures: [{ id: 'a', copies: 3 }] },
    ]);
    expect(orders[0]?.watermark).toBeUndefined();
  });

  it('of a product carries a watermark, because it is no magnet', async () => {
    await open(magnets(1), true);
    await userEvent.click(write());
    await screen.findByRole('button', { name: 'Télécharger' });
    expect(orders[0]?.watermark).toEqual(expect.any(String));
  });

  it('is written anew after it was closed', async () => {
    await open(magnets(1));
    await userEvent.click(write());
    await screen.findByRole('button', { name: 'Télécharger' });
    const [close] = screen.getAllByRole('button', { name: 'Fermer' });
    if (close) await userEvent.click(close);
    await userEvent.click(await screen.findByRole('button', { name: 'Planche PDF à imprimer' }));
    expect(write().disabled).toBe(false);
  });

  it.each([
    ['is too large for the page', { output: { problem: 'tooLarge' } }, 'error'],
    ['ends in a failure', { failure: 'Out of paper' }, 'error'],
  ] as const)('that %s says so and can be tried again', async (_, fails, kind) => {
    const { record } = await open(magnets(1));
    answer = fails;
    await userEvent.click(write());
    await waitFor(() => expect(record.notices).toMatchObject([{ kind }]));
    answer = done;
    await userEvent.click(write());
    expect(await screen.findByRole('button', { name: 'Télécharger' })).toBeTruthy();
  });
});
