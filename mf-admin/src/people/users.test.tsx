import { defineFragment } from '@aimante/remote';
import { mountPiece } from '@aimante/testing';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locales } from '#locales';
import { nameOfUser, stateOf } from './user-columns.tsx';
import { UserDrawer } from './user-drawer.tsx';

const nora = {
  id: 'nora',
  firstName: 'Nora',
  lastName: 'Petit',
  email: 'nora@exemple.test',
  emailVerified: true,
  phone: null,
  companyName: null,
  siret: null,
  vatNumber: null,
  legalRepresentative: null,
  locale: 'fr' as const,
  createdAt: '2026-11-01T10:00:00Z',
  role: 'customer' as const,
  accountType: 'personal' as const,
  isActive: true,
  version: 3,
  orderCount: 1,
  spentCents: 450,
  loyaltyPoints: 0,
  lastLoginAt: null,
  anonymisedAt: null,
};

describe('a customer', () => {
  it.each([
    ['Nora', 'Petit', 'Nora Petit'],
    ['Nora', '', 'Nora'],
    ['', 'Petit', 'Petit'],
    ['', '', 'nora@exemple.test'],
  ])('named %j %j is shown as %j', (firstName, lastName, name) => {
    expect(nameOfUser({ firstName, lastName, email: nora.email })).toBe(name);
  });

  it.each([
    [true, null, 'active'],
    [false, null, 'deactivated'],
    // An anonymised account is inactive too.
    [false, '2026-11-20T10:00:00Z', 'anonymised'],
  ])('who may log in: %j, anonymised: %j, is %s', (isActive, anonymisedAt, state) => {
    expect(stateOf({ isActive, anonymisedAt })).toBe(state);
  });
});

describe('the drawer of an account', () => {
  let close = async () => {};
  afterEach(() => close());
  // jsdom has no `scrollIntoView`.
  beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

  async function open(user: Parameters<typeof UserDrawer>[0]['user'] = nora, refusal?: string) {
    const sent: unknown[] = [];
    const piece = await mountPiece(
      defineFragment(() => <UserDrawer user={user} onClose={() => undefined} />, locales),
      {
        session: { token: 't', role: 'admin' },
        api: async (_, init) => {
          sent.push(typeof init?.body === 'string' ? JSON.parse(init.body) : init?.method);
          return refusal
            ? Response.json({ code: refusal, message: 'Refusé', requestId: 'r' }, { status: 409 })
            : Response.json(user);
        },
      },
    );
    close = piece.unmount;
    const drawer = within(await within(document.body).findByRole('dialog'));
    const type = (label: string, value: string) =>
      fireEvent.change(drawer.getByLabelText(label), { target: { value } });
    const save = () => userEvent.click(drawer.getByRole('button', { name: 'Enregistrer' }));
    return { drawer, type, save, sent };
  }

  it('sends the changed name with the version that was seen', async () => {
    const { type, save, sent } = await open();
    type('Prénom', 'Léa');
    await save();
    await waitFor(() =>
      expect(sent).toContainEqual({ firstName: 'Léa', lastName: 'Petit', isActive: true, version: 3 }),
    );
  });

  it('does not offer to anonymise an account twice', async () => {
    const { drawer } = await open({ ...nora, isActive: false, anonymisedAt: '2026-11-20T10:00:00Z' });
    expect(drawer.queryByRole('button', { name: /Anonymiser/ })).toBeNull();
  });
});
