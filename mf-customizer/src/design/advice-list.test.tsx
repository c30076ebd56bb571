import { withDesign } from '@aimante/print';
import type { Typeset } from '@aimante/print/drawing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aSession, mountInSession } from '../cropper-session/session.fixture.tsx';
import { projectOf, square } from '../photo-project/project.fixture.ts';
import { projectAtom } from '../photo-project/use-photo-project.ts';
import { createTypesets } from '../type/typesets.ts';
import { AdviceList } from './advice-list.tsx';
import { newText } from './new-text.ts';

/** As the engine draws a long name that had to become small for its place. */
const box = { left: -20, top: -1, right: 20, bottom: 1 };
const ink = { path: 'M-20 -1L20 -1L20 1L-20 1Z', fill: '#ffffff', opacity: 1 } as const;
const drawn: Typeset = { inks: [ink], box, frame: box, size: 3, letter: 2, stroke: 0.15 };

describe('the advice for a text that fits its place', () => {
  it('offers to enlarge thin strokes, also below the size of the placeholder', async () => {
    const one = projectOf(['a']);
    const layer = { ...newText('Marie-Clémentine', square, 0), size: 16, at: { x: 25, y: 25 }, fits: true };
    const design = { version: 1, size: square.trim, layers: [layer] } as const;
    const items = one.items.map((item) => ({ ...item, recipe: withDesign(item.recipe, design, square.trim) }));
    const typesets = createTypesets(() => ({ typeset: async () => drawn, close: () => undefined }));
    const session = aSession({ ...one, items }, { typesets });
    session.store.set(projectAtom, { type: 'opened', itemId: 'a' });
    await mountInSession(AdviceList, session);
    expect(await screen.findByRole('button', { name: /^Agrandir à 11,5.pt$/ })).toBeTruthy();
  });
});
