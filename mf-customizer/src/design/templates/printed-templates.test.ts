import type { Layer } from '@aimante/print';
import { adviseDesign } from '@aimante/print/tile';
import { describe, expect, it } from '@jest/globals';
import { readTemplates } from './template.ts';
import templates from './templates.json' with { type: 'json' };

/** No template warns about its own texts, at its own size. */
describe.each(['fr', 'en'])('the templates in print, in the language %s', (locale) => {
  it.each(readTemplates(templates, locale).map(({ id, design }) => [id, design] as const))(
    'have letters that are large enough, and inside the safe area, in %s',
    async (_, design) => expect(await adviseDesign(design)).toEqual([]),
  );
});

/** The edge of an oval photo is round where a text ends. */
const ROUND = 1.3;
const LONG = 'Marie-Clémentine & Alexandre de Saint-Exupéry';

/** A photo that covers a part of the magnet, and no other one. */
const partOf = (layers: readonly Layer[], width: number) => {
  const photos = layers.filter((layer) => layer.kind === 'photo');
  const [photo] = photos;
  return photos.length === 1 && photo?.area && photo.area.width < width ? photo.area : undefined;
};

describe.each(readTemplates(templates, 'fr').map(({ id, design }) => [id, design] as const))(
  'the template %s with a long name',
  (_, design) => {
    const { layers, size } = design;

    it('has it inside the safe area', async () => {
      const named = layers.map((layer) => (layer.kind === 'text' && layer.fits ? { ...layer, text: LONG } : layer));
      const kinds = (await adviseDesign({ ...design, layers: named })).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'outside' || kind === 'cut')).toEqual([]);
    });

    it('has its text beside its photo', () => {
      const photo = partOf(layers, size.width);
      const over = layers.filter((layer) => {
        if (layer.kind !== 'text' || !layer.fits || !photo) return false;
        const { at, width, size: letters } = layer;
        const isBeside = at.x + width / 2 <= photo.left + ROUND || at.x - width / 2 >= photo.left + photo.width - ROUND;
        return !isBeside && at.y + letters / 2 > photo.top && at.y - letters / 2 < photo.top + photo.height;
      });
      expect(over).toEqual([]);
    });
  },
);
