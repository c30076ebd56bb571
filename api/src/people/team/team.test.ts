import { areas, mergeLevels } from '@aimante/api-contract/core/rights';
import type { Member, Role } from '@aimante/api-contract/team';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { spareSecondFactor } from '../../../testing/people/second-factor.ts';
import { createAccount, lastMail, TestBrowser, testPassword } from '../../../testing/people/test-browser.ts';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import type { Authenticate } from '../../platform/http/guards/access.ts';
import { sql } from '../../platform/sql/sql.ts';
import { createAuthenticate } from '../identity/sessions/authenticate.ts';

// Test machines are busy, so the limit is generous; a hang still ends.
jest.setTimeout(60_000);

let api: TestApi;
let authenticate: Authenticate;
let owner: TestBrowser;
let ownerId: string;

beforeAll(async () => {
  api = await startTestApi({ authenticate: (request) => authenticate(request) });
  authenticate = createAuthenticate(api.services);
  ({ own: owner, id: ownerId } = await member('owner'));
});
afterAll(() => api.close());
afterEach(() => api.services.db.execute(sql`DELETE FROM login_attempts`));

const password = testPassword;

async function member(...roles: string[]) {
  const account = await createAccount(api.services, { roles });
  const own = new TestBrowser(api.url);
  await own.login(account.email);
  if (roles.length > 0) await spareSecondFactor(api.services, account.id);
  return { ...account, own };
}

async function team(): Promise<{ members: Member[]; roles: Role[] }> {
  return (await owner.call<{ members: Member[]; roles: Role[] }>('GET /api/admin/team')).body;
}

const memberOf = async (email: string) => (await team()).members.find((one) => one.email === email);
const invite = (email: string, roles: string[]) =>
  owner.call('POST /api/admin/team/members', { email, firstName: 'Inès', lastName: 'Roche', roles, password });
const appoint = (id: string, roles: string[], by = owner) =>
  by.call(`PUT /api/admin/team/members/${id}`, { roles, password });

describe('an invitation', () => {
  it('lets a new person choose a password and work with the given role', async () => {
    const email = `ines-${uuidv7()}@exemple.test`;
    expect((await invite(email, ['market'])).status).toBe(200);
    expect(await memberOf(email)).toMatchObject({ roles: ['market'], isInvited: true, openSessions: 0 });
    const { token, kind } = await lastMail(api.services, email);
    expect(kind).toBe('team-invitation');
    const ines = new TestBrowser(api.url);
    expect((await ines.call('POST /api/auth/reset-password', { token, password: 'Marché-de-Noël-9' })).status).toBe(
      200,
    );
    expect((await ines.login(email, 'Marché-de-Noël-9')).status).toBe(200);
    expect((await ines.call('GET /api/market/sessions')).status).toBe(200);
    expect((await ines.call('GET /api/admin/releases')).body.code).toBe('RIGHT_MISSING');
    expect(await memberOf(email)).toMatchObject({ isInvited: false, openSessions: 1 });
  });

  it('does not give the team’s rights to an account opened with the address of another person', async () => {
    const { id, email, own } = await member();
    await api.services.db.execute(sql`UPDATE users SET email_verified_at = NULL WHERE id = ${id}`);
    await invite(email, ['workshop']);
    expect((await own.call('GET /api/admin/orders')).status).toBe(401);
    expect((await own.login(email)).status).toBe(401);
  });

  it('adds an existing customer at once, who keeps the password', async () => {
    const { email, own } = await member();
    expect((await own.call('GET /api/admin/orders')).body.code).toBe('FORBIDDEN');
    await invite(email, ['workshop']);
    expect((await own.call('GET /api/admin/orders')).status).toBe(200);
    const { link } = await lastMail(api.services, email);
    expect(link).toMatch(/\/admin$/);
  });

  it('needs the own password, a role that exists, and an address', async () => {
    const given = { email: 'a@exemple.test', firstName: 'A', lastName: 'B', roles: ['market'] };
    const post = (body: object) => owner.call('POST /api/admin/team/members', body);
    expect((await post({ ...given, password: 'Wrong-1' })).body.code).toBe('WRONG_PASSWORD');
    expect((await post({ ...given, password, roles: ['nobody'] })).body.code).toBe('ROLE_NOT_FOUND');
    expect((await post({ ...given, password, roles: [] })).status).toBe(400);
    expect((await post({ ...given, password, email: 'not an address' })).status).toBe(400);
    expect(await memberOf('a@exemple.test')).toBeUndefined();
  });
});

describe('the seats of the team', () => {
  const setSeats = (seats: number) => owner.call('PUT /api/admin/settings/team', { value: { seats } });

  it('are counted, and a person without a free one is not invited', async () => {
    const { body } = await owner.call<{ members: Member[]; seats: number }>('GET /api/admin/team');
    expect(body.seats).toBe(10);
    expect((await setSeats(body.members.length)).status).toBe(200);
    const refused = await invite('trop@exemple.test', ['market']);
    expect([refused.status, refused.body.code]).toEqual([409, 'TEAM_FULL']);
    expect(await memberOf('trop@exemple.test')).toBeUndefined();
    const known = body.members.find(({ id }) => id !== ownerId);
    expect((await invite(known?.email ?? '', ['workshop'])).status).toBe(200);
    await setSeats(100);
  });

  it('are not taken twice by two invitations at once', async () => {
    await setSeats((await team()).members.length + 1);
    const answers = await Promise.all([1, 2, 3].map((place) => invite(`ensemble-${place}@exemple.test`, ['market'])));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    await setSeats(100);
  });
});

describe('one passkey of a member', () => {
  it('is removed by an owner, who cannot remove the own one here', async () => {
    const { id, email, own } = await member('market');
    const passkey = uuidv7();
    const add = (userId: string, key: string) =>
      api.services.db.execute(sql`INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, is_synced, name)
        VALUES (${key}, ${userId}, ${key}, 'x', 0, false, 'YubiKey')`);
    await add(id, passkey);
    const remove = (userId: string, by = owner) =>
      by.call(`DELETE /api/admin/team/members/${userId}/passkeys/${passkey}`);
    expect((await remove(id, own)).body.code).toBe('RIGHT_MISSING');
    expect((await remove(ownerId)).body.code).toBe('NOT_ONESELF');
    expect((await remove(id)).body).toMatchObject({ passkeys: [{ name: 'test' }] });
    expect((await remove(id)).body.code).toBe('FACTOR_NOT_FOUND');
    expect((await lastMail(api.services, email)).kind).toBe('second-factor-changed');
  });
});

describe('the roles of a member', () => {
  it('change at once, in the open session', async () => {
    const { id, own } = await member('market');
    expect((await own.call('GET /api/admin/batches')).body.code).toBe('RIGHT_MISSING');
    await appoint(id, ['workshop']);
    expect((await own.call('GET /api/admin/batches')).status).toBe(200);
    expect((await appoint(id, [])).status).toBe(200);
    expect((await own.call('GET /api/users/profile')).status).toBe(401);
  });

  it('are set by owners only, and never one’s own', async () => {
    const { id, own } = await member('workshop');
    expect((await appoint(ownerId, [], own)).body.code).toBe('RIGHT_MISSING');
    expect((await appoint(id, ['owner'], own)).body.code).toBe('RIGHT_MISSING');
    expect((await appoint(ownerId, ['market'])).body.code).toBe('NOT_ONESELF');
    expect((await appoint(uuidv7(), ['market'])).body.code).toBe('USER_NOT_FOUND');
    const customer = await member();
    expect((await appoint(customer.id, ['market'])).body.code).toBe('USER_NOT_FOUND');
  });

  it('leave an owner, when two remove each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      await api.services.db.execute(sql`DELETE FROM staff_members WHERE role_id = 'owner'`);
      const [one, two] = [await member('owner'), await member('owner')];
      const answers = await Promise.all([appoint(two.id, ['market'], one.own), appoint(one.id, ['market'], two.own)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { rows } = await api.services.db.execute(
        sql`SELECT count(*)::int AS n FROM staff_members WHERE role_id = 'owner'`,
      );
      expect(rows).toEqual([{ n: 1 }]);
    }
    await api.services.db.execute(sql`INSERT INTO staff_members VALUES (${ownerId}, 'owner') ON CONFLICT DO NOTHING`);
  });

  it('are in the audit log', async () => {
    const { id } = await member('market');
    await appoint(id, ['workshop', 'market']);
    const { rows } = await api.services.db.execute(
      sql`SELECT actor_id, before, after FROM audit_log WHERE action = 'team.set-roles' AND entity_id = ${id}`,
    );
    expect(rows).toEqual([
      { actor_id: ownerId, before: { roles: ['market'] }, after: { roles: ['workshop', 'market'] } },
    ]);
  });
});

describe('the accounts of the team', () => {
  it('are not closed, renamed or erased by a helper', async () => {
    const { own } = await member('workshop');
    expect((await own.call(`PUT /api/users/${ownerId}`, { isActive: false })).body.code).toBe('RIGHT_MISSING');
    expect((await own.call(`PUT /api/users/${ownerId}`, { firstName: 'X' })).body.code).toBe('RIGHT_MISSING');
    expect((await own.call(`DELETE /api/users/${ownerId}`)).body.code).toBe('RIGHT_MISSING');
    const customer = await member();
    expect((await own.call(`PUT /api/users/${customer.id}`, { firstName: 'Léa' })).body.firstName).toBe('Léa');
  });

  it('are signed out on all devices by an owner', async () => {
    const { id, own } = await member('market');
    expect((await owner.call(`DELETE /api/admin/team/members/${id}/sessions`)).status).toBe(200);
    expect((await own.call('GET /api/users/profile')).status).toBe(401);
    expect((await owner.call(`DELETE /api/admin/team/members/${uuidv7()}/sessions`)).body.code).toBe('USER_NOT_FOUND');
  });
});

describe('a role', () => {
  const nothing = mergeLevels([]);
  const create = (name: string, levels: object = { ...nothing, orders: 'read' }) =>
    owner.call('POST /api/admin/team/roles', { name, levels, password });
  const roleNamed = async (name: string) => (await team()).roles.find((role) => role.name === name);

  it('is added, given, changed for all its members at once, and deleted when no member has it', async () => {
    expect((await create('Stagiaire')).status).toBe(201);
    const role = await roleNamed('Stagiaire');
    if (!role) throw new Error('The role is not there');
    const { id, own } = await member(role.id);
    expect((await own.call('GET /api/admin/orders')).status).toBe(200);
    expect((await own.call('GET /api/admin/batches')).body.code).toBe('RIGHT_MISSING');
    const path = `/api/admin/team/roles/${role.id}`;
    const levels = { ...nothing, production: 'read' };
    const put = (version: number) => owner.call(`PUT ${path}`, { levels, version, password });
    expect((await put(role.version)).status).toBe(200);
    expect((await put(role.version)).body.code).toBe('VERSION_CONFLICT');
    expect((await own.call('GET /api/admin/orders')).body.code).toBe('RIGHT_MISSING');
    expect((await own.call('GET /api/admin/batches')).status).toBe(200);
    expect((await owner.call(`DELETE ${path}`, { password })).body.code).toBe('ROLE_IN_USE');
    await appoint(id, ['market']);
    expect((await owner.call(`DELETE ${path}`, { password })).status).toBe(200);
    expect((await owner.call(`DELETE ${path}`, { password })).body.code).toBe('ROLE_NOT_FOUND');
  });

  it('never gives the right to change the team', async () => {
    expect((await create('Chef', { ...nothing, team: 'all' })).status).toBe(400);
    expect((await create('Chef', { ...nothing, team: 'change' })).status).toBe(400);
    expect((await create('Lectrice', { ...nothing, team: 'read' })).status).toBe(201);
  });

  it('has its own name, and the original ones cannot be deleted', async () => {
    expect((await create('Double')).status).toBe(201);
    expect((await create('DOUBLE')).body.code).toBe('ROLE_NAME_TAKEN');
    expect((await create('  ')).status).toBe(400);
    expect((await owner.call('DELETE /api/admin/team/roles/market', { password })).body.code).toBe('ROLE_FIXED');
    const all = Object.fromEntries(areas.map((area) => [area, area === 'team' ? 'none' : 'all']));
    const put = await owner.call('PUT /api/admin/team/roles/owner', { levels: all, password });
    expect(put.body.code).toBe('ROLE_FIXED');
  });
});

it('gives each member the own rights', async () => {
  const { own } = await member('accountant');
  const { body } = await own.call('GET /api/admin/team/rights');
  const levels = mergeLevels([{ orders: 'read', till: 'read', books: 'change' }]);
  expect(body).toEqual({ levels, secondFactor: 'proved' });
});
