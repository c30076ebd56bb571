import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { EXAMPLE } from '../../catalogue/templates/example.ts';

const row = {
  ...EXAMPLE,
  is_visible: true,
  advice: [{ kind: 'small', text: 'menu', mm: 0.9 }] as const,
  version: 1,
  created_at: '2026-11-20T10:00:00.000Z',
  picture: {
    ...{ id: '01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3', pictureUrl: '/uploads/catalogue/a-320.jpg' },
    ...{ base: '/uploads/catalogue/a', width: 320, height: 320, widths: [320], colour: '#ffffff', alt: 'Exemple' },
  },
};

async function open(answer: () => Response) {
  const sent: string[] = [];
  const piece = await mountPiece(app, {
    path: '/admin/templates',
    page: { id: 'templates', params: {} },
    session: { token: 't', role: 'admin' },
    api: (address, init) => {
      if (!address.startsWith('/api/admin/templates')) return Response.json({}, { status: 404 });
      if (init?.method !== 'POST') return Response.json({ data: [row] });
      sent.push(typeof init.body === 'string' ? init.body : '');
      return answer();
    },
  });
  const page = within(piece.element);
  await page.findByRole('button', { name: 'Actions sur Exemple' });
  const upload = (name: string, text: string) => {
    // The files of jsdom cannot be read.
    const file = Object.assign(new File([text], name), { text: async () => text });
    return userEvent.upload(page.getByLabelText('Ajouter des modèles', { selector: 'input' }), file);
  };
  const said = () => piece.record.notices.map(({ text }) => text);
  return { page, sent, upload, said };
}

describe('the page of templates', () => {
  it('sends the file of a template', async () => {
    const { sent, upload, said } = await open(() => Response.json(row, { status: 201 }));
    await upload('exemple.json', JSON.stringify(EXAMPLE));
    await waitFor(() => expect(said()).toEqual(['1 modèle en ligne']));
    expect(JSON.parse(sent[0] ?? '')).toEqual(EXAMPLE);
  });

  it('says what would spoil a template in print', async () => {
    const { page } = await open(() => Response.json(row));
    await userEvent.click(page.getByText('Exemple'));
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Exemple' }));
    expect(drawer.getByText(/menu.* a des lettres de 0,9 mm/)).toBeTruthy();
  });

  it('says which file was refused, and why', async () => {
    const refusal = { code: 'TEMPLATE_FIELD_INVALID', message: 'Calque 2, champ « colour » : il faut une couleur.' };
    const { sent, upload, said } = await open(() => Response.json(refusal, { status: 400 }));
    await upload('mer.json', JSON.stringify(EXAMPLE));
    await waitFor(() => expect(said()[0]).toContain('mer.json'));
    expect(said()[0]).toContain('Calque 2');
    await upload('photo.json', '[1, 2]');
    await waitFor(() => expect(said()[1]).toContain('doit contenir un objet JSON'));
    expect(sent).toHaveLength(1);
  });

  it('shows a template with its texts in both languages', async () => {
    const { page } = await open(() => Response.json(row));
    await userEvent.click(page.getByRole('button', { name: /^Exemple/ }));
    const drawer = within(await within(document.body).findByRole('dialog', { name: 'Exemple' }));
    drawer.getByText('Example');
    drawer.getByText('Été à la mer');
    drawer.getByText('Summer by the sea');
    drawer.getByText(/70 × 70 mm/);
    drawer.getByRole('button', { name: 'Télécharger le fichier' });
  });
});
