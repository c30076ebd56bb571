import { describe, expect, it } from '@jest/globals';
import { WHOLE_PHOTO } from './design.ts';
import { parseTemplate } from './template.ts';
import { textLayer } from './text.fixture.ts';

const file = {
  id: 'mer',
  name: 'Mer',
  englishName: 'Sea',
  occasion: 'photo',
  english: {},
  design: { version: 1, size: { width: 70, height: 70 }, layers: [WHOLE_PHOTO, textLayer()] },
};
const withDesign = (changes: object) => ({ ...file, design: { ...file.design, ...changes } });
const withLayer = (layer: unknown) => withDesign({ layers: [WHOLE_PHOTO, layer] });

describe('a template', () => {
  it('has a name in both languages', () => {
    expect(parseTemplate(file)).toEqual({ template: file });
  });

  it('of an older file has a French name only', () => {
    const { englishName: _, ...older } = file;
    expect(parseTemplate(older)).toEqual({ template: older });
  });

  it.each([
    ['file', undefined],
    ['id', { ...file, id: 'La mer' }],
    ['name', { ...file, name: ' ' }],
    ['englishName', { ...file, englishName: 3 }],
    ['occasion', { ...file, occasion: 'party' }],
    ['english', { ...file, english: { Bonjour: 1 } }],
    ['design', { ...file, design: [] }],
    ['version', withDesign({ version: 2 })],
    ['design.size', withDesign({ size: { width: 70 } })],
    ['layers', withDesign({ layers: {} })],
    ['photos', withDesign({ layers: [WHOLE_PHOTO, WHOLE_PHOTO] })],
  ])('with a wrong field %s is refused by its name', (field, input) => {
    expect(parseTemplate(input)).toEqual({ error: 'TEMPLATE_FIELD', field });
  });

  it.each([
    ['kind', { ...textLayer(), kind: 'frame' }],
    ['kind', 'text'],
    ['colour', { ...textLayer(), colour: 'red' }],
    ['font', { ...textLayer(), font: 'comic' }],
    ['style', { ...textLayer(), font: 'great-vibes', style: 'bold' }],
    ['at', { ...textLayer(), at: { x: 3 } }],
    ['outline', { ...textLayer(), outline: { colour: '#000000' } }],
    ['hasShadow', { ...textLayer(), hasShadow: undefined }],
    ['area', { ...WHOLE_PHOTO, area: { left: 0 } }],
    ['cell', { ...WHOLE_PHOTO, cell: null }],
    ['opacity', { kind: 'shape', shape: 'round', area: { left: 0, top: 0, width: 1, height: 1 }, radius: 0, angle: 0 }],
    ['first', { kind: 'calendar', area: { left: 0, top: 0, width: 1, height: 1 } }],
    ['sticker', { kind: 'sticker', sticker: 'cat' }],
  ])('with a wrong field %s in a layer is refused by its name and the number of the layer', (field, layer) => {
    expect(parseTemplate(withLayer(layer))).toEqual({ error: 'TEMPLATE_FIELD', field, layer: 2 });
  });
});
