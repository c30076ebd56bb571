import { type MountedPiece, type MountOptions, mountPiece } from '@aimante/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as fragment from '#fragments/inspector';

const overview = {
  set: '0123456789abcdef',
  state: 4,
  remotes: [
    { name: 'shell', team: 'Plateforme', live: '1', versions: [{ version: '1', failed: 0 }] },
    {
      name: 'mf-catalog',
      team: 'Catalogue',
      live: '1',
      canary: '2',
      versions: [
        { version: '3', failed: 0 },
        { version: '1', since: '2026-11-20T09:00:00.000Z', failed: 2 },
        { version: '2', since: '2026-11-21T09:00:00.000Z', failed: 0 },
      ],
    },
  ],
};

let asked: { readonly method: string; readonly body: unknown }[];
let answer: () => Response;
/** jsdom measures nothing. */
class NoObserver {
  readonly observe = () => undefined;
  readonly disconnect = () => undefined;
}

beforeEach(() => {
  Object.assign(globalThis, { PerformanceObserver: NoObserver });
  Object.assign(performance, { getEntriesByType: () => [] });
  asked = [];
  answer = () => Response.json(overview);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    asked.push({ method: init?.method ?? 'GET', body: init?.body });
    return answer();
  });
});
afterEach(async () => {
  await piece?.unmount();
  jest.restoreAllMocks();
});

let piece: MountedPiece | undefined;
async function open(options: MountOptions = {}): Promise<MountedPiece> {
  piece = await mountPiece(fragment, options);
  return piece;
}

describe('the inspector', () => {
  it('lists the versions of each remote, the live one first, with its errors', async () => {
    await open({ locale: 'en' });
    const select = await screen.findByRole('combobox', { name: 'Version of mf-catalog' });
    const options = within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(options).toEqual(['1 live', '2 canary', '3, never live']);
    expect(screen.getByText('2 errors')).toBeTruthy();
  });

  it('says what changes, and sends the choice', async () => {
    await open();
    const select = await screen.findByRole('combobox', { name: 'Version de mf-catalog' });
    fireEvent.change(select, { target: { value: '3' } });
    expect(screen.getByRole('status').textContent).toBe('Pour vous seulement : mf-catalog 1 → 3.');
    answer = () => new Response('mf-catalog and mf-rival both answer to /.', { status: 409 });
    fireEvent.click(screen.getByRole('button', { name: 'Appliquer et recharger' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('both answer to /.'));
    expect(asked.at(-1)).toEqual({ method: 'POST', body: JSON.stringify({ releases: ['mf-catalog@3'] }) });
  });

  it('says that a choice did not reach the edge', async () => {
    await open();
    const reset = await screen.findByRole('button', { name: 'Rétablir' });
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    fireEvent.click(reset);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Le serveur ne répond pas. Réessayez.'));
  });

  it('shows events as they come, and a failure among the errors', async () => {
    const { platform, crashes } = await open({ locale: 'en' });
    expect(crashes).toEqual([]);
    platform.events.emit('remote:failed', { remote: 'mf-catalog', version: '1', phase: 'mount', team: 'Catalogue' });
    expect(await screen.findByText('remote:failed')).toBeTruthy();
    expect(await screen.findByText('3 errors')).toBeTruthy();
  });

  it('folds by a key', async () => {
    await open({ locale: 'en' });
    await screen.findByRole('complementary', { name: 'Inspector' });
    fireEvent.keyDown(window, { code: 'KeyI', altKey: true });
    expect(await screen.findByRole('button', { name: 'Expand the inspector (Alt+I)' })).toBeTruthy();
  });

  it('says that the edge does not answer, and tries again', async () => {
    answer = () => new Response('', { status: 503 });
    await open({ locale: 'en' });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    answer = () => Response.json(overview);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('combobox', { name: 'Version of shell' })).toBeTruthy();
  });

  it('returns this browser to the live releases', async () => {
    const remotes = overview.remotes.map((remote) => ({
      ...remote,
      ...(remote.name === 'mf-catalog' && { chosen: '3' }),
    }));
    answer = () => Response.json({ ...overview, remotes });
    await open({ locale: 'en' });
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Version of mf-catalog' });
    expect(select.value).toBe('3');
    answer = () => new Response('No such set.', { status: 409 });
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ method: 'POST', body: JSON.stringify({ releases: [] }) }));
  });

  it('shows no events while it is paused', async () => {
    const { platform } = await open({ locale: 'en' });
    fireEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    platform.events.emit('remote:failed', { remote: 'mf-catalog', version: '1', phase: 'mount', team: 'Catalogue' });
    expect(await screen.findByText('3 errors')).toBeTruthy();
    expect(screen.queryByText('remote:failed')).toBeNull();
  });

  it('counts an error of a script for the remote that the script belongs to', async () => {
    await open({ locale: 'en' });
    await screen.findByText('2 errors');
    const filename = 'https://shop.test/remotes/mf-catalog/1/page.js';
    fireEvent(window, new ErrorEvent('error', { filename }));
    fireEvent(window, new ErrorEvent('error', { filename: 'https://elsewhere.test/remotes.js' }));
    expect(await screen.findByText('3 errors')).toBeTruthy();
  });
});
