import { mountPiece } from '@aimante/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const entry = (version: string, traffic: number, part: object = {}) => ({
  metadata: { version },
  deployment: { traffic, default: traffic > 50 },
  fallbackUrl: '/remotes/x/0.9.0/remoteEntry.js',
  extras: { team: 'Atelier', contract: '2.0', since: '2026-11-20T08:00:00Z', health: { visitors: 100, failed: 0 } },
  ...part,
});
const failing = { extras: { health: { visitors: 100, failed: 9 } } };
const event = (number: number, version: string, part: object = {}) => ({
  ...{ number, at: '2026-11-20T08:00:00Z', kind: 'release', remote: 'mf-cart', version, standing: 'former', by: null },
  ...part,
});

let close = async () => {};
afterEach(async () => {
  await close();
  jest.restoreAllMocks();
});

interface Answers {
  log?: object[];
  violations?: object[];
  confirms?: boolean;
}

async function openReleases(microFrontends: object, { log = [], violations = [], confirms = true }: Answers = {}) {
  const sent: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ microFrontends }));
  const piece = await mountPiece(app, {
    path: '/admin/releases',
    page: { id: 'releases', params: {} },
    session: { token: 't', role: 'admin' },
    confirms,
    api: (path, init) => {
      if (path === '/api/admin/releases/violations') return Response.json({ items: violations });
      if (!path.startsWith('/api/admin/releases')) return Response.json({}, { status: 404 });
      if (init?.method !== 'POST') return Response.json({ items: log });
      sent.push(JSON.parse(init.body as string));
      return Response.json({ message: 'Fait.' });
    },
  });
  close = piece.unmount;
  const screen = within(piece.element);
  await screen.findByRole('table', { name: 'En ligne' });
  return { screen, record: piece.record, sent };
}

describe('a version that fails', () => {
  it('is named before all others, with the way back from exactly this version', async () => {
    const { screen, record, sent } = await openReleases({
      'mf-cart': [entry('1.0.0-abc', 100, failing)],
      'mf-admin': [entry('2.0.0', 100)],
    });
    screen.getByText('1 version échoue');
    screen.getByText(/mf-cart 1\.0\.0-abc échoue\./);
    const [first] = screen.getAllByRole('button', { name: 'Revenir en arrière' });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(sent).toEqual([{ kind: 'rollback', remote: 'mf-cart', from: '1.0.0-abc' }]));
    expect(record.questions[0]).toMatchObject({ isDangerous: true, text: expect.stringContaining('0.9.0') });
  });

  it('in a canary is withdrawn, which leaves the stable one alone', async () => {
    const { screen, sent } = await openReleases({
      'mf-cart': [entry('1.0.0', 90), entry('1.1.0', 10, failing)],
    });
    const [first] = screen.getAllByRole('button', { name: 'Retirer' });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(sent).toEqual([{ kind: 'withdraw', remote: 'mf-cart', from: '1.1.0' }]));
    expect(screen.queryByRole('button', { name: 'Revenir en arrière' })).toBeNull();
  });

  it('without a former one has no way back', async () => {
    const { screen } = await openReleases({ 'mf-cart': [entry('1.0.0', 100, { ...failing, fallbackUrl: '' })] });
    screen.getByText(/mf-cart 1\.0\.0 échoue\./);
    expect(screen.queryByRole('button', { name: 'Revenir en arrière' })).toBeNull();
  });
});

describe('an operation', () => {
  const canary = { 'mf-cart': [entry('1.0.0', 90), entry('1.1.0', 10)] };

  it('is not sent when the question is answered by no', async () => {
    const { screen, record, sent } = await openReleases(canary, { confirms: false });
    await userEvent.click(screen.getByRole('button', { name: 'Couper' }));
    await waitFor(() => expect(record.questions).toHaveLength(1));
    expect(sent).toEqual([]);
  });

  it('on the share of a canary names the chosen one and the version seen', async () => {
    const { screen, sent } = await openReleases(canary);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Part des visiteurs' }), '25');
    await waitFor(() =>
      expect(sent).toEqual([{ kind: 'canary', remote: 'mf-cart', version: '1.1.0', share: 25, from: '1.1.0' }]),
    );
  });
});

describe('the log of releases', () => {
  it('rolls back to a former version from its latest row', async () => {
    const { screen, sent } = await openReleases(
      { 'mf-cart': [entry('1.1.0', 100, { fallbackUrl: '' })] },
      {
        log: [event(3, '1.1.0', { standing: 'live', by: 'nora@exemple.test' }), event(2, '1.0.0'), event(1, '1.0.0')],
      },
    );
    const log = within(await screen.findByRole('table', { name: 'Historique' }));
    await userEvent.click(log.getByRole('button', { name: 'Revenir en arrière' }));
    await waitFor(() => expect(sent).toEqual([{ kind: 'rollback', remote: 'mf-cart', to: '1.0.0', from: '1.1.0' }]));
  });

  it('names the actor: a person, the command line, or the monitoring of the site', async () => {
    const { screen } = await openReleases(
      { 'mf-cart': [entry('1.1.0', 100)] },
      {
        log: [
          event(3, '1.3.0', { by: 'nora@exemple.test' }),
          event(2, '1.2.0', { kind: 'withdraw', standing: 'put aside', counted: { visitors: 50, failed: 5 } }),
          event(1, '1.1.0', { standing: 'live' }),
        ],
      },
    );
    const log = within(await screen.findByRole('table', { name: 'Historique' }));
    log.getByText('nora@exemple.test');
    log.getByText('Le site lui-même');
    log.getByText('Échecs : 5 sur 50');
    log.getByText('Ligne de commande');
  });

  it('shows the first rows, and the others on request', async () => {
    const events = Array.from({ length: 14 }, (_, index) => event(20 - index, `1.${20 - index}.0`));
    const { screen } = await openReleases({ 'mf-cart': [entry('2.0.0', 100)] }, { log: events });
    await screen.findByText('1.9.0');
    expect(screen.queryByText('1.7.0')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Versions antérieures' }));
    screen.getByText('1.7.0');
    expect(screen.queryByRole('button', { name: 'Versions antérieures' })).toBeNull();
  });
});

describe('the health by version', () => {
  it('shows errors, freezes and vitals, also of a version that is no longer served', async () => {
    const health = {
      visitors: 40,
      failed: 1,
      errors: { handler: 3, server: 1 },
      vitals: { LCP: 2100, INP: 350, CLS: 0.02 },
    };
    const former = [{ version: '0.9.0', visitors: 9, failed: 9, errors: { frozen: 4 }, vitals: {} }];
    const { screen } = await openReleases({ 'mf-cart': [entry('1.0.0', 100, { extras: { health, former } })] });
    const table = within(screen.getByRole('table', { name: 'Santé par version' }));
    const [, served, before] = table.getAllByRole('row');
    for (const text of ['Action : 3', 'Serveur : 1', '2,1 s', '0,35 s', '0,02'])
      within(served as HTMLElement).getByText(text);
    within(before as HTMLElement).getByText('0.9.0');
    within(before as HTMLElement).getByText('4');
  });

  it('says that nothing was visited yet', async () => {
    const unseen = { extras: { health: { visitors: 0, failed: 0 } } };
    const { screen } = await openReleases({ 'mf-cart': [entry('1.0.0', 100, unseen)] });
    screen.getByText('Aucune version n’a encore reçu de visite.');
  });
});

describe('what the security policy refused', () => {
  it('is shown with the page, the release that tried and how often', async () => {
    const tried = { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/orders/:id', count: 1200 };
    const violation = { ...tried, remote: 'mf-account', version: '1.2.0', lastAt: '2026-11-20T08:00:00Z' };
    const inline = { ...tried, blocked: 'inline', remote: null, version: null, lastAt: '2026-11-19T08:00:00Z' };
    const { screen } = await openReleases({ 'mf-cart': [entry('1.0.0', 100)] }, { violations: [violation, inline] });
    const table = within(await screen.findByRole('table', { name: 'Refusé par la politique de sécurité' }));
    const [, first, second] = table.getAllByRole('row');
    for (const text of ['https://evil.example', '/orders/:id', 'mf-account 1.2.0', '1 200'])
      within(first as HTMLElement).getByText(text);
    within(second as HTMLElement).getByText('inline');
  });

  it('says that nothing was', async () => {
    const { screen } = await openReleases({ 'mf-cart': [entry('1.0.0', 100)] });
    await screen.findByText('Aucune page n’a tenté de charger un contenu interdit.');
  });
});
