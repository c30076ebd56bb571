import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toolAtom } from '../../cropper/look/look-atoms.ts';
import { aSession, mountInSession } from '../../cropper-session/session.fixture.tsx';
import { projectOf } from '../../photo-project/project.fixture.ts';
import { projectAtom } from '../../photo-project/use-photo-project.ts';
import { newText } from '../new-text.ts';
import { addLayerAtom } from '../placed-layers.ts';
import { StickerPanel } from './sticker-panel.tsx';

async function open(count = 1) {
  const session = aSession(projectOf(['a', 'b'].slice(0, count)));
  session.store.set(projectAtom, { type: 'opened', itemId: 'a' });
  session.store.set(toolAtom, 'sticker');
  const { project } = await mountInSession(StickerPanel, session);
  const layersOf = (place: number) => project().items[place]?.recipe.design?.layers ?? [];
  const stickers = () => layersOf(0).flatMap((layer) => (layer.kind === 'sticker' ? [layer] : []));
  return { session, project, layersOf, stickers };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the sticker tool', () => {
  it('adds a sticker and offers its colour, size and angle', async () => {
    const { stickers } = await open();
    expect(screen.queryByRole('slider')).toBeNull();
    await press('Ajouter\u00a0: Cœur');
    await userEvent.click(screen.getByRole('radio', { name: 'Sapin' }));
    expect(stickers()).toMatchObject([{ sticker: 'heart', colour: '#25493d' }]);
    const names = screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-label'));
    expect(names).toEqual(['Taille', 'Inclinaison']);
  });

  it('chooses, duplicates and removes one of several', async () => {
    const { stickers } = await open();
    await press('Ajouter\u00a0: Cœur');
    await press('Ajouter\u00a0: Étoile');
    await press('Cœur');
    await press('Dupliquer ce motif');
    expect(stickers().map(({ sticker }) => sticker)).toEqual(['heart', 'star', 'heart']);
    await press('Étoile');
    await press('Retirer ce motif');
    expect(stickers().map(({ sticker }) => sticker)).toEqual(['heart', 'heart']);
    expect(new Set(stickers().map(({ at }) => `${at.x} ${at.y}`)).size).toBe(2);
  });

  it('goes behind a text and in front of it again, but never behind the photo', async () => {
    const { session, layersOf } = await open();
    session.store.set(addLayerAtom, newText('Léa', session.store.get(projectAtom).profile, 0));
    await press('Ajouter\u00a0: Bulle');
    const kinds = () => layersOf(0).map(({ kind }) => kind);
    expect(kinds()).toEqual(['photo', 'text', 'sticker']);
    await press('Mettre derrière');
    expect(kinds()).toEqual(['photo', 'sticker', 'text']);
    await press('Mettre derrière');
    expect(kinds()).toEqual(['photo', 'sticker', 'text']);
    await press('Mettre devant');
    expect(kinds()).toEqual(['photo', 'text', 'sticker']);
  });

  it('gives its stickers to every photo', async () => {
    const { layersOf } = await open(2);
    await press('Ajouter\u00a0: Cœur');
    await press('Appliquer à toutes');
    expect(layersOf(1).map(({ kind }) => kind)).toEqual(['photo', 'sticker']);
  });
});
