import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { fill } from '../../form/fill.fixture.ts';

const profile = {
  email: 'camille@exemple.fr',
  firstName: 'Camille',
  lastName: 'Moreau',
  phone: null,
  accountType: 'personal',
  companyName: null,
  siret: null,
  vatNumber: null,
  legalRepresentative: null,
  locale: 'fr',
  version: 1,
};
const ofOtherDevice = { ...profile, lastName: 'Moreau-Petit', phone: '0612345678', version: 2 };

describe('a profile that another device has saved since', () => {
  it('is merged field by field: nothing is typed again, and a true conflict is chosen', async () => {
    let saved: typeof profile | typeof ofOtherDevice = profile;
    const sent: Record<string, unknown>[] = [];
    const { element, record } = await mountPiece(app, {
      path: '/account/profile',
      page: { id: 'account-profile', params: {} },
      session: { token: 'a.b.c', role: 'customer' },
      api: (_, init) => {
        if (!init?.method || init.method === 'GET') return Response.json(saved);
        const body = JSON.parse(init.body as string) as Record<string, unknown>;
        sent.push(body);
        if (saved.version === 1) saved = ofOtherDevice;
        if (body.version === saved.version) return Response.json({ ...saved, ...body, version: 3 });
        return Response.json({ code: 'VERSION_CONFLICT', message: 'Conflit' }, { status: 409 });
      },
    });
    const screen = within(element);
    const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
    await screen.findByDisplayValue('Camille');
    await userEvent.clear(box('Nom'));
    await fill(box('Nom'), 'Durand');
    await userEvent.clear(box('Prénom'));
    await fill(box('Prénom'), 'Camille-Anne');
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await save();

    const choice = within(await screen.findByRole('group', { name: 'Nom' }));
    expect([box('Nom').value, box('Prénom').value, box(/^Téléphone/).value]).toEqual([
      'Durand',
      'Camille-Anne',
      '0612345678',
    ]);
    await save();
    expect(sent).toHaveLength(1);
    expect(document.activeElement).toBe(choice.getByRole('radio', { name: /Votre version Durand/ }));

    await userEvent.click(choice.getByRole('radio', { name: /Version enregistrée Moreau-Petit/ }));
    await save();
    await waitFor(() => expect(record.notices).toHaveLength(1));
    expect(sent[1]).toMatchObject({
      version: 2,
      firstName: 'Camille-Anne',
      lastName: 'Moreau-Petit',
      phone: '0612345678',
    });
    expect(screen.queryByRole('group', { name: 'Nom' })).toBeNull();
  });
});
