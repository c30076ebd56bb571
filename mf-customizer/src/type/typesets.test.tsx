import type { TextLayer } from '@aimante/print';
import type { Typeset } from '@aimante/print/drawing';
import { describe, expect, it } from '@jest/globals';
import { createTypesets } from './typesets.ts';

const layer: TextLayer = {
  kind: 'text',
  text: 'Léa',
  font: 'inter',
  style: 'regular',
  size: 4,
  colour: '#ffffff',
  align: 'center',
  spacing: 0,
  lineHeight: 1.2,
  curve: 0,
  at: { x: 10, y: 20 },
  width: 40,
  fits: false,
  angle: 0,
  hasShadow: false,
};

const typeset: Typeset = {
  inks: [{ path: 'M0 0L1 0L1 1Z', fill: '#ffffff', opacity: 1 }],
  box: { left: 0, top: 0, right: 1, bottom: 1 },
  frame: { left: 0, top: 0, right: 1, bottom: 1 },
  size: 4,
  letter: 3,
  stroke: 0.4,
};

function countedTypesets() {
  const asked: TextLayer[] = [];
  const draw = async (input: TextLayer) => {
    asked.push(input);
    return typeset;
  };
  return { asked, typesets: createTypesets(() => ({ typeset: draw, close: () => undefined })) };
}

describe('the texts of a visit', () => {
  it('are drawn once, and then moved and turned without the engine', async () => {
    const { asked, typesets } = countedTypesets();
    expect((await typesets.load(layer)).box).toEqual({ left: 10, top: 20, right: 11, bottom: 21 });
    expect((await typesets.load({ ...layer, at: { x: 0, y: 0 }, angle: 90 })).box).toMatchObject({
      left: expect.closeTo(-1),
      top: expect.closeTo(0),
    });
    expect(asked).toHaveLength(1);
    await typesets.load({ ...layer, text: 'Zoé' });
    expect(asked).toHaveLength(2);
  });

  it('are shown in few steps while many are drawn, and at once after the last', async () => {
    const texts = Array.from({ length: 40 }, (_, number) => ({ ...layer, text: `${number}` }));
    let last = Promise.resolve();
    const draw = async () => {
      last = last.then(() => new Promise((resolve) => setTimeout(resolve, 5)));
      await last;
      return typeset;
    };
    const typesets = createTypesets(() => ({ typeset: draw, close: () => undefined }));
    const seen: number[] = [];
    typesets.subscribe(() => seen.push(texts.filter((text) => typesets.get(text)).length));
    for (const text of texts) typesets.get(text);
    const before = typesets.count();
    await typesets.load({ ...layer, text: '0' });
    expect(typesets.count()).toBe(before);
    await typesets.load({ ...layer, text: '39' });
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(seen.at(-1)).toBe(40);
    expect(seen.length).toBeLessThan(6);
  });

  it('notify their views when a missing text is there', async () => {
    const { typesets } = countedTypesets();
    const isThere = new Promise<void>((resolve) => void typesets.subscribe(resolve));
    expect(typesets.get(layer)).toBeUndefined();
    await isThere;
    expect(typesets.get(layer)?.size).toBe(4);
  });
});
