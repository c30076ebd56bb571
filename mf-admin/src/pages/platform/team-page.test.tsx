import { areas, mergeLevels } from '@aimante/api-contract/core/rights';
import { mountPiece } from '@aimante/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const all = mergeLevels(areas.map((area) => ({ [area]: 'all' })));
const role = (id: string, levels: object = {}, name: string | null = null) => ({
  id,
  name,
  levels: mergeLevels([levels]),
  members: 1,
  version: 1,
});
const person = {
  isActive: true,
  isInvited: false,
  lastSeenAt: '2026-11-20T10:00:00Z',
  openSessions: 1,
  passkeys: 1,
  hasCodeApp: false,
};
const team = {
  members: [
    { ...person, id: '1', email: 'elise@exemple.test', firstName: 'Élise', lastName: 'Pontois', roles: ['owner'] },
    { ...person, id: '2', email: 'ines@exemple.test', firstName: 'Inès', lastName: 'Roche', roles: ['market'] },
  ],
  roles: [
    { ...role('owner'), levels: all },
    role('market', { orders: 'read', till: 'all' }),
    role('x', {}, 'Stagiaire'),
  ],
  seats: 10,
  ownId: '1',
};

const access = {
  passkeys: [{ id: 'p', name: 'iPhone d’Inès', isSynced: true, createdAt: '2026-11-01T08:00:00Z', lastUsedAt: null }],
  hasCodeApp: false,
  sessions: [
    {
      id: 's',
      isCurrent: false,
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
      ip: '203.0.113.7',
      createdAt: '2026-11-20T10:00:00Z',
      lastUsedAt: '2026-11-20T10:00:00Z',
    },
  ],
};

let close: () => unknown = () => undefined;
afterEach(async () => void (await close()));

interface Setting {
  readonly levels?: object;
  readonly secondFactor?: string;
  readonly refusal?: { status: number; code: string };
  readonly path?: string;
  readonly id?: string;
}

async function open({
  levels = all,
  secondFactor = 'proved',
  refusal,
  path = '/admin/team',
  id = 'team',
}: Setting = {}) {
  const sent: { address: string; method: string; body: unknown }[] = [];
  const piece = await mountPiece(app, {
    path,
    page: { id, params: {} },
    session: { token: 't', role: 'admin' },
    api: (address, init) => {
      if (address === '/api/admin/team/rights') return Response.json({ levels: mergeLevels([levels]), secondFactor });
      if (!address.startsWith('/api/admin/team')) return Response.json({}, { status: 404 });
      if (address.startsWith('/api/admin/team/members/') && init?.method === 'GET') return Response.json(access);
      if (!init?.method || init.method === 'GET') return Response.json(team);
      sent.push({ address, method: init.method, body: typeof init.body === 'string' && JSON.parse(init.body) });
      if (refusal) return Response.json({ code: refusal.code, message: 'Refusé', requestId: 'r' }, refusal);
      return Response.json(team);
    },
  });
  close = piece.unmount;
  return { sent, page: within(document.body) };
}

const openDrawer = async () => within(await within(document.body).findByRole('dialog'));

describe('the page of the team', () => {
  it('lists members with their roles, and what each role may do', async () => {
    const { page } = await open();
    const members = within(await page.findByRole('table', { name: 'Membres' }));
    expect(members.getByRole('row', { name: /Élise Pontois.*Propriétaire/ })).toBeDefined();
    const rights = within(page.getByRole('table', { name: 'Ce que chaque rôle peut faire' }));
    expect(rights.getByRole('row', { name: 'Caisse et marchés Tout Tout –' })).toBeDefined();
    expect(page.getByRole('button', { name: /Stagiaire$/ })).toBeDefined();
    expect(page.queryByRole('button', { name: /^Régler.*Propriétaire$/ })).toBeNull();
  });

  it('sends the new roles of a member with the own password', async () => {
    const { page, sent } = await open();
    const row = within(await page.findByRole('row', { name: /Inès Roche/ }));
    await userEvent.click(row.getByRole('button', { name: 'Modifier' }));
    const drawer = await openDrawer();
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Stagiaire' }));
    fireEvent.change(drawer.getByLabelText('Votre mot de passe'), { target: { value: ' secret ' } });
    await userEvent.click(drawer.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { address: '/api/admin/team/members/2', method: 'PUT', body: { roles: ['market', 'x'], password: ' secret ' } },
      ]),
    );
  });

  it('makes a role from ticks: a tick brings the levels before it', async () => {
    const { page, sent } = await open();
    await userEvent.click(await page.findByRole('button', { name: 'Ajouter un rôle' }));
    const drawer = await openDrawer();
    const tick = (name: string) => drawer.getByRole('checkbox', { name });
    await userEvent.click(tick('Commandes et clients : Tout'));
    expect(tick('Commandes et clients : Lire')).toHaveProperty('checked', true);
    await userEvent.click(tick('Commandes et clients : Tout'));
    expect(tick('Commandes et clients : Modifier')).toHaveProperty('checked', true);
    await userEvent.click(tick('Équipe et rôles : Lire'));
    expect(drawer.queryByRole('checkbox', { name: 'Équipe et rôles : Tout' })).toBeNull();
    fireEvent.change(drawer.getByLabelText('Nom du rôle'), { target: { value: 'Vendeuse' } });
    fireEvent.change(drawer.getByLabelText('Votre mot de passe'), { target: { value: 'secret' } });
    await userEvent.click(drawer.getByRole('button', { name: 'Enregistrer' }));
    const levels = mergeLevels([{ orders: 'change', team: 'read' }]);
    await waitFor(() => expect(sent[0]?.body).toEqual({ name: 'Vendeuse', levels, password: 'secret' }));
  });

  it('says how many seats are taken, and who has a single passkey', async () => {
    const { page } = await open();
    expect(await page.findByText('2 sur 10 places')).toBeDefined();
    expect(page.getByRole('status').textContent).toMatch(/^Élise Pontois et Inès Roche n’ont qu’une clé d’accès/);
    expect(page.getByRole('link', { name: 'Journal des accès' }).getAttribute('href')).toBe('/admin/team/journal');
  });

  it('removes one passkey of a member after a question', async () => {
    const { page, sent } = await open();
    const row = within(await page.findByRole('row', { name: /Inès Roche.*1 clé/ }));
    await userEvent.click(row.getByRole('button', { name: 'Modifier' }));
    await userEvent.click(await (await openDrawer()).findByRole('button', { name: 'Retirer la clé iPhone d’Inès' }));
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ address: '/api/admin/team/members/2/passkeys/p', method: 'DELETE' }]),
    );
  });

  it('offers no removal of the own account', async () => {
    const { page } = await open();
    const own = within(await page.findByRole('row', { name: /Élise Pontois/ }));
    await userEvent.click(own.getByRole('button', { name: 'Modifier' }));
    expect((await openDrawer()).queryByRole('button', { name: 'Retirer de l’équipe' })).toBeNull();
  });

  it('removes a member from the team with the own password', async () => {
    const { page, sent } = await open();
    const row = within(await page.findByRole('row', { name: /Inès Roche/ }));
    await userEvent.click(row.getByRole('button', { name: 'Modifier' }));
    await userEvent.click((await openDrawer()).getByRole('button', { name: 'Retirer de l’équipe' }));
    const question = within(await page.findByRole('dialog', { name: /^Retirer Inès Roche/ }));
    fireEvent.change(question.getByLabelText('Votre mot de passe'), { target: { value: 'secret' } });
    await userEvent.click(question.getByRole('button', { name: 'Retirer de l’équipe' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { address: '/api/admin/team/members/2', method: 'PUT', body: { roles: [], password: 'secret' } },
      ]),
    );
  });

  it('opens an invitation with the role of its address', async () => {
    const { page } = await open({ path: '/admin/team?invite=x' });
    await page.findByRole('table', { name: 'Membres', hidden: true });
    const drawer = await openDrawer();
    expect(drawer.getByRole('checkbox', { name: 'Stagiaire' })).toHaveProperty('checked', true);
    expect(drawer.getByRole('checkbox', { name: 'Marché' })).toHaveProperty('checked', false);
  });

  it('shows how a member gets in, and ends one session', async () => {
    const { page, sent } = await open();
    await userEvent.click(within(await page.findByRole('row', { name: /Inès Roche.*1 clé/ })).getByRole('button'));
    const drawer = await openDrawer();
    expect(await drawer.findByText('iPhone d’Inès')).toBeDefined();
    expect(drawer.getByText('Chrome, Windows')).toBeDefined();
    const device = within((await drawer.findByText('Chrome, Windows')).closest('li') as HTMLElement);
    await userEvent.click(device.getByRole('button', { name: 'Fermer' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ address: '/api/admin/team/members/2/sessions/s', method: 'DELETE' }]),
    );
  });

  it('shows a wrong password at its field', async () => {
    const { page } = await open({ refusal: { status: 403, code: 'WRONG_PASSWORD' } });
    await userEvent.click(await page.findByRole('button', { name: 'Ajouter un rôle' }));
    const drawer = await openDrawer();
    fireEvent.change(drawer.getByLabelText('Nom du rôle'), { target: { value: 'Vendeuse' } });
    fireEvent.change(drawer.getByLabelText('Votre mot de passe'), { target: { value: 'faux' } });
    await userEvent.click(drawer.getByRole('button', { name: 'Enregistrer' }));
    const field = drawer.getByLabelText('Votre mot de passe');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });

  it('offers no change to a member who may only read it', async () => {
    const { page } = await open({ levels: { team: 'read' } });
    await page.findByRole('table', { name: 'Membres' });
    await waitFor(() => expect(page.queryByRole('button', { name: 'Inviter' })).toBeNull());
    expect(page.queryByRole('button', { name: 'Modifier' })).toBeNull();
  });
});

describe('a member without a second factor', () => {
  it('reads what to add, on each page', async () => {
    const { page } = await open({ secondFactor: 'missing' });
    const link = await page.findByRole('link', { name: 'Ajouter une clé d’accès' });
    expect(link.getAttribute('href')).toBe('/account/security');
  });
});

describe('a page that the member’s roles do not include', () => {
  it('says so, and is not in the side bar', async () => {
    const { page } = await open({ levels: { orders: 'read' }, path: '/admin/releases', id: 'releases' });
    await page.findByText('Cette page n’est pas dans votre rôle');
    const nav = within(page.getByRole('navigation', { name: 'Atelier' }));
    expect(nav.queryByRole('link', { name: 'Déploiements' })).toBeNull();
  });
});
