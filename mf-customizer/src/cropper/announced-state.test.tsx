import type { TextLayer } from '@aimante/print';
import { withFrame } from '@aimante/print/drawing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aSession, mountInSession } from '../cropper-session/session.fixture.tsx';
import { sessionWithText } from '../design/drawn-text.fixture.ts';
import { newSticker } from '../design/new-sticker.ts';
import { addLayerAtom } from '../design/placed-layers.ts';
import { projectOf, square } from '../photo-project/project.fixture.ts';
import { projectAtom } from '../photo-project/use-photo-project.ts';
import { AnnouncedState, WORDS_ID } from './announced-state.tsx';
import { type Tool, toolAtom } from './look/look-atoms.ts';

async function open(tool: Tool, change: Partial<TextLayer>) {
  const { layers = [] } = withFrame(undefined, 'rounded', { size: square.trim, colour: '#ffffff' }) ?? {};
  const session = sessionWithText({
    ...{ layers, text: { size: 4, ...change }, half: { x: 5, y: 2 } },
    typeset: { size: 4, letter: 3, stroke: 0.4 },
  });
  session.store.set(toolAtom, tool);
  await mountInSession(AnnouncedState, session);
  const description = () => document.getElementById(WORDS_ID)?.textContent?.replaceAll('\u00a0', ' ');
  const status = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');
  return { description, status };
}

describe('the stage in words', () => {
  it('describes the crop and the texts', async () => {
    const { description } = await open('crop', {});
    await waitFor(() => expect(description()).toContain('Cadre : Arrondi. 1 texte : « Léa ».'));
    expect(description()).toContain('Zoom 100 %, rotation 0°');
  });

  it('says where the chosen text is, while the text tool is open', async () => {
    const { status } = await open('text', { at: { x: 25, y: 5 } });
    await waitFor(() =>
      expect(status()).toBe(
        'Texte « Léa », 11,3 pt, son milieu à 25 mm du bord gauche et 5 mm du haut. Au milieu de la largeur. Au bord de la zone de sécurité.',
      ),
    );
  });

  it('says that a text is turned, and what would go wrong in print', async () => {
    const { status } = await open('text', { at: { x: 4, y: 20 }, angle: 30 });
    await waitFor(() => expect(status()).toMatch(/Incliné de 30°\. Le texte (sort|sera coupé)/));
  });

  it('says where the chosen sticker is, while the sticker tool is open', async () => {
    const session = aSession(projectOf(['a']));
    session.store.set(projectAtom, { type: 'opened', itemId: 'a' });
    session.store.set(toolAtom, 'sticker');
    session.store.set(addLayerAtom, { ...newSticker('heart', square, { colour: '#e4572e', count: 0 }), angle: 12 });
    await mountInSession(AnnouncedState, session);
    await waitFor(() =>
      expect(screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')).toBe(
        'Motif Cœur, 12,5 mm, son milieu à 25 mm du bord gauche et 15 mm du haut. Incliné de 12°.',
      ),
    );
    expect(document.getElementById(WORDS_ID)?.textContent).toContain('1 motif\u00a0: Cœur.');
  });
});
