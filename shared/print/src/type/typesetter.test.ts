import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyDesign } from '../design/design.arbitrary.ts';
import type { TextLayer } from '../design/design.ts';
import { textLayer } from '../design/text.fixture.ts';
import { joinBoxes, pathBox } from '../outline/path-box.ts';
import { readPathData, toPathData } from '../outline/path-data.ts';
import { ADDRESSES } from './bundled-fonts.ts';
import { FONT_FILES } from './font-files.ts';
import { FONTS } from './fonts.ts';
import { readInstalledFont } from './installed-fonts.ts';
import { letterRuns } from './letter-runs.ts';
import { createTypesetter } from './typesetter.ts';

const { typeset } = createTypesetter(readInstalledFont);
const contours = (path = '') => path.split('M').length - 1;
const widthOf = ({ box }: Awaited<ReturnType<typeof typeset>>) => (box ? box.right - box.left : 0);
const inkOf = async (changes: Parameters<typeof textLayer>[0]) => (await typeset(textLayer(changes))).inks.at(-1)?.path;

describe('the fonts', () => {
  it('are the same files in a bundle as on the server, and each can be read', async () => {
    expect(Object.keys(ADDRESSES).sort()).toEqual([...FONT_FILES].sort());
    for (const file of FONT_FILES) expect((await readInstalledFont(file)).length).toBeGreaterThan(5000);
  });

  it.each(FONTS.flatMap(({ id, styles }) => styles.map((style) => [id, style] as const)))(
    '%s %s draws every French letter and sign itself',
    async (font, style) => {
      const empty = await inkOf({ text: '\u{10ffff}', font, style });
      for (const letter of 'AÀÂÇÉÈÊËÎÏÔŒÙÛÜŸaàâæçéèêëîïôœùûüÿ0123456789&€’«»?!.,;:-–·(')
        expect([letter, await inkOf({ text: letter, font, style })]).not.toEqual([letter, empty]);
    },
  );
});

describe('typeset', () => {
  it('joins letters to ligatures, and separates them where letters are spaced out', async () => {
    const font = 'cormorant';
    const joined = contours(await inkOf({ text: 'fi', font }));
    expect(joined).toBeLessThan(contours(await inkOf({ text: 'fi', font, spacing: 0.01 })));
  });

  it('draws emoji in their colours, and a family of them as one', async () => {
    const heart = await typeset(textLayer({ text: '❤️', colour: '#25493d' }));
    expect(heart.inks.map(({ fill }) => fill)).toContain('#dd2e44');
    expect(heart.inks.map(({ fill }) => fill)).not.toContain('#25493d');
    const widths = await Promise.all(
      ['👩', '👩‍👧', '👍🏽', '🇫🇷'].map(async (text) => widthOf(await typeset(textLayer({ text, spacing: 0.2 })))),
    );
    const [one = 0] = widths;
    for (const width of widths) expect(width).toBeLessThan(one * 1.3);
    const words = await typeset(textLayer({ text: 'Léo 🎂', colour: '#25493d', hasShadow: true }));
    expect(words.inks.filter(({ fill }) => fill === '#25493d')).toHaveLength(1);
    expect(words.inks.filter(({ line }) => line)).toHaveLength(7);
  });

  it('joins Arabic letters, and writes them from right to left', async () => {
    const apart = await Promise.all(
      Array.from('مرحبا').map(async (text) => widthOf(await typeset(textLayer({ text })))),
    );
    const word = widthOf(await typeset(textLayer({ text: 'مرحبا' })));
    expect(word).toBeLessThan(apart.reduce((sum, each) => sum + each, 0) * 0.9);
    const spaced = widthOf(await typeset(textLayer({ text: 'مرحبا', spacing: 1 })));
    expect(spaced).toBeCloseTo(word, 6);
  });

  it('orders a line of both directions as Unicode says', () => {
    const order = (line: string) => letterRuns(line, () => 'any').map(({ text }) => text.trim());
    expect(order('Léa שלום 5')).toEqual(['Léa', '5', 'שלום']);
    expect(order('שלום Léa')).toEqual(['Léa', 'שלום']);
  });

  it('places an accent that is a letter of its own on the letter before it', async () => {
    expect(widthOf(await typeset(textLayer({ text: 'e\u0301' })))).toBeCloseTo(
      widthOf(await typeset(textLayer({ text: 'é' }))),
      1,
    );
  });

  it('breaks a line at its spaces, and only there', async () => {
    const text = 'Un texte long qui passe à la ligne';
    const broken = await typeset(textLayer({ text, width: 30 }));
    expect(widthOf(broken)).toBeLessThanOrEqual(30);
    expect(widthOf(await typeset(textLayer({ text: 'Anticonstitutionnellement', width: 5 })))).toBeGreaterThan(30);
  });

  it('reduces a text that has to fit, down to its width', async () => {
    const fitted = await typeset(textLayer({ text: 'Maximilienne-Alexandrine', size: 12, width: 40, fits: true }));
    expect(fitted.size).toBeLessThan(12);
    expect(widthOf(fitted)).toBeLessThanOrEqual(40.5);
    expect((await typeset(textLayer({ text: 'Léa', size: 12, width: 40, fits: true }))).size).toBe(12);
  });

  it('keeps a fitted text at the edge of its width', async () => {
    const edges = async (text: string, changes: Partial<TextLayer>) => {
      const { box } = await typeset(textLayer({ text, size: 12, width: 40, fits: true, keepsEdge: true, ...changes }));
      return [box?.left, box?.right];
    };
    const near = (edge: number) => expect.closeTo(edge, 0);
    expect((await edges('Léa', { align: 'left' }))[0]).toEqual(near(31));
    expect(await edges('Maximilienne-Alexandrine', { align: 'left' })).toEqual([near(30), near(70)]);
    expect((await edges('Léa', { align: 'right' }))[1]).toEqual(near(70));
    const [left = 0, right = 0] = await edges('Léa', { align: 'left', keepsEdge: false });
    expect((left + right) / 2).toEqual(near(50));
  });

  it('bends a line upwards or downwards around its middle', async () => {
    const [flat, bridge, bowl] = await Promise.all(
      [0, 90, -90].map(async (curve) => (await typeset(textLayer({ curve }))).box),
    );
    if (!flat || !bridge || !bowl) throw new Error('nothing was drawn');
    expect(bridge.bottom).toBeGreaterThan(flat.bottom + 3);
    expect(bridge.top).toBeCloseTo(flat.top, 0);
    expect(bowl.top).toBeLessThan(flat.top - 3);
    expect(bridge.left + bridge.right).toBeCloseTo(100, -1);
  });

  it('measures letters and strokes in millimetres', async () => {
    const { letter, stroke } = await typeset(textLayer({ font: 'inter', size: 10 }));
    expect(letter).toBeCloseTo(7.3, 0);
    expect(stroke).toBeGreaterThan(0.5);
    const script = await typeset(textLayer({ font: 'great-vibes', size: 10 }));
    expect(script.letter).toBeLessThan(letter);
    expect(script.stroke).toBeLessThan(stroke);
  });

  it('draws any text, and gives the box of its letters', async () => {
    const texts = anyDesign.map(({ layers }) => layers.filter((layer) => layer.kind === 'text'));
    await fc.assert(
      fc.asyncProperty(texts, async (layers) => {
        for (const layer of layers) {
          const { inks, box } = await typeset(layer);
          const steps = readPathData(inks.at(-1)?.path ?? '');
          expect(toPathData(steps)).toBe(inks.at(-1)?.path ?? '');
          const drawn = joinBoxes(inks.flatMap(({ fill, path }) => (fill && pathBox(readPathData(path))) || []));
          expect(drawn?.left ?? 0).toBeCloseTo(box?.left ?? 0, 2);
        }
      }),
      { numRuns: 40 },
    );
  });
});
