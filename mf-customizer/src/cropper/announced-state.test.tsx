import { type Design, type TextLayer, withDesign } from '@aimante/print';
import { type Typeset, withFrame } from '@aimante/print/drawing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aSession, mountInSession } from '../cropper-session/session.fixture.tsx';
import { newText } from '../design/new-text.ts';
import { projectOf, square } from '../photo-project/project.fixture.ts';
import { projectAtom } from '../photo-project/use-photo-project.ts';
import { createTypesets } from '../type/typesets.ts';
import { AnnouncedState, WORDS_ID } from './announced-state.tsx';
import { type Tool, toolAtom } from './look/look-atoms.ts';

/** A text of 10 × 4 mm, as the engine draws it around the origin. */
const box = { left: -5, top: -2, right: 5, bottom: 2 };
const ink = { path: 'M-5 -2L5 -2L5 2L-5 2Z', fill: '#ffffff', opacity: 1 } as const;
const drawn: Typeset = { inks: [ink], box, frame: box, size: 4, letter: 3, stroke: 0.4 };

async function open(tool: Tool, change: Partial<TextLayer>) {
  const one = projectOf(['a']);
  const layer = { ...newText('Léa', square, 0), size: 4, ...change };
  const { layers = [] } = withFrame(undefined, 'rounded', { size: square.trim, colour: '#ffffff' }) ?? {};
  const design: Design = { version: 1, size: square.trim, layers: [...layers, layer] };
  const items = one.items.map((item) => ({ ...item, recipe: withDesign(item.recipe, design, square.trim) }));
  const typesets = createTypesets(() => ({ typeset: async () => drawn, close: () => undefined }));
  const session = aSession({ ...one, items }, { typesets });
  session.store.set(projectAtom, { type: 'opened', itemId: 'a' });
  session.store.set(toolAtom, tool);
  await mountInSession(AnnouncedState, session);
  const description = () => document.getElementById(WORDS_ID)?.textContent?.replaceAll('\u00a0', ' ');
  const status = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');
  return { description, status };
}

describe('the stage in words', () => {
  it('says its framing and its texts', async () => {
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

  it('says that a text is turned, and what would spoil it', async () => {
    const { status } = await open('text', { at: { x: 4, y: 20 }, angle: 30 });
    await waitFor(() => expect(status()).toMatch(/Incliné de 30°\. Le texte (sort|sera coupé)/));
  });
});
