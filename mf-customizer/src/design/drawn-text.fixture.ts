import { type Design, type TextLayer, withDesign } from '@aimante/print';
import type { Typeset } from '@aimante/print/drawing';
import { aSession } from '../cropper-session/session.fixture.tsx';
import { projectOf, square } from '../photo-project/project.fixture.ts';
import { projectAtom } from '../photo-project/use-photo-project.ts';
import { createTypesets } from '../type/typesets.ts';
import { newText } from './new-text.ts';

interface Drawn {
  /** Layers beneath the text. */
  readonly layers?: Design['layers'];
  readonly text: Partial<TextLayer>;
  /** Half of its extent in millimetres, as the engine draws it around the origin. */
  readonly half: { readonly x: number; readonly y: number };
  readonly typeset: Pick<Typeset, 'size' | 'letter' | 'stroke'>;
}

/** A session with the photo `a` open, and one text that is already drawn on it. */
export function sessionWithText({ layers = [], text, half: { x, y }, typeset }: Drawn) {
  const box = { left: -x, top: -y, right: x, bottom: y };
  const ink = { path: `M-${x} -${y}L${x} -${y}L${x} ${y}L-${x} ${y}Z`, fill: '#ffffff', opacity: 1 } as const;
  const drawn: Typeset = { inks: [ink], box, frame: box, ...typeset };
  const layer = { ...newText('Léa', square, 0), ...text };
  const design: Design = { version: 1, size: square.trim, layers: [...layers, layer] };
  const one = projectOf(['a']);
  const items = one.items.map((item) => ({ ...item, recipe: withDesign(item.recipe, design, square.trim) }));
  const typesets = createTypesets(() => ({ typeset: async () => drawn, close: () => undefined }));
  const session = aSession({ ...one, items }, { typesets });
  session.store.set(projectAtom, { type: 'opened', itemId: 'a' });
  return session;
}
