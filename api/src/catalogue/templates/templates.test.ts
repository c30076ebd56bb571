import type { Client } from '@aimante/api-contract';
import {
  deleteTemplate,
  listAllTemplates,
  listTemplates,
  updateTemplate,
  uploadTemplate,
} from '@aimante/api-contract/templates';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';

const text = {
  kind: 'text',
  text: 'Été à la mer',
  font: 'jost',
  style: 'bold',
  size: 6,
  colour: '#1d4f73',
  align: 'center',
  spacing: 0,
  lineHeight: 1.2,
  curve: 0,
  at: { x: 35, y: 60 },
  width: 60,
  fits: true,
  angle: 0,
  hasShadow: false,
};
const file = {
  id: 'mer',
  name: 'Mer',
  englishName: 'Sea',
  occasion: 'photo',
  english: { 'Été à la mer': 'Summer by the sea' },
  design: {
    version: 1,
    size: { width: 70, height: 70 },
    layers: [
      { kind: 'background', colour: '#f3ebdf' },
      { kind: 'photo', mask: 'round', radius: 0, angle: 0, area: { left: 10, top: 5, width: 50, height: 45 } },
      text,
    ],
  },
};

describe('the templates of the team', () => {
  let api: TestApi;
  let admin: Client;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.as('admin');
  }, 120_000);
  afterAll(() => api.close());

  it('come from a file, with a picture that the server draws', async () => {
    const made = await admin(uploadTemplate, { body: file });
    expect(made).toMatchObject({ ...file, is_visible: true, version: 1 });
    const picture = await api.app.inject(made.picture.pictureUrl);
    expect(picture.statusCode).toBe(200);
    const { channels } = await sharp(picture.rawPayload).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
    expect((await api.visitor(listTemplates)).data).toEqual([{ ...file, picture: made.picture }]);
  });

  it('come with what would spoil them in print, and calendars with their days', async () => {
    const fine = { ...text, text: 'menu', size: 1.2 };
    const calendar = {
      kind: 'calendar',
      area: { left: 5, top: 5, width: 60, height: 60 },
      ...{ first: '2027-01', months: 1, columns: 1, locale: 'fr', titles: 'fraunces', figures: 'jost' },
      ...{ ink: '#000000', faint: '#000000', accent: '#000000', wash: '#fdeae4', holidays: [], dates: [] },
    };
    const ground = { kind: 'background', colour: '#ffffff' };
    const withLayers = (...layers: readonly object[]) => ({ ...file.design, layers: [ground, ...layers] });
    const body = { ...file, id: 'mois', english: {} };
    const small = await admin(uploadTemplate, { body: { ...body, design: withLayers(fine) } });
    expect(small.advice).toEqual([{ kind: 'small', text: 'menu', mm: expect.closeTo(0.85, 0) }]);
    const month = await admin(uploadTemplate, { body: { ...body, design: withLayers(calendar) } });
    expect(month.advice).toEqual([]);
    const picture = await api.app.inject(month.picture.pictureUrl);
    const { channels } = await sharp(picture.rawPayload).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
    await admin(deleteTemplate, { params: { id: 'mois' } });
  });

  it('are replaced by a file with the same id', async () => {
    const next = { ...file, name: 'Grande mer', english: undefined };
    const before = (await admin(listAllTemplates)).data[0];
    const replaced = await admin(uploadTemplate, { body: next });
    expect(replaced).toMatchObject({ name: 'Grande mer', version: (before?.version ?? 0) + 1, english: {} });
    expect((await admin(listAllTemplates)).data).toHaveLength(1);
  });

  it('are hidden, shown and deleted', async () => {
    const params = { id: 'mer' };
    const [{ version } = { version: 0 }] = (await admin(listAllTemplates)).data;
    expect(await admin(updateTemplate, { params, body: { is_visible: false, version } })).toMatchObject({
      is_visible: false,
    });
    expect((await api.visitor(listTemplates)).data).toEqual([]);
    await expect(admin(updateTemplate, { params, body: { is_visible: true, version } })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    await admin(deleteTemplate, { params });
    expect((await admin(listAllTemplates)).data).toEqual([]);
    for (const gone of [
      admin(deleteTemplate, { params }),
      admin(updateTemplate, { params, body: { is_visible: true } }),
    ])
      await expect(gone).rejects.toMatchObject({ code: 'TEMPLATE_NOT_FOUND' });
  });

  const designWith = (change: object) => ({ ...file, design: { ...file.design, ...change } });
  it.each([
    ['of another version', designWith({ version: 9 }), 'TEMPLATE_FIELD_INVALID'],
    ['without layers', { ...file, design: { version: 1 } }, 'TEMPLATE_FIELD_INVALID'],
    ['with a layer of no kind', designWith({ layers: [text, { kind: 'frame' }] }), 'TEMPLATE_FIELD_INVALID'],
    ['with a translation of no text', { ...file, english: { Bonjour: 'Hello' } }, 'TEMPLATE_TRANSLATION_UNKNOWN'],
    ['for no occasion', { ...file, occasion: 'party' }, 'TEMPLATE_FIELD_INVALID'],
    ['without an English name', { ...file, englishName: undefined }, 'TEMPLATE_FIELD_INVALID'],
    ['with an id that is a path', { ...file, id: '../mer' }, 'TEMPLATE_FIELD_INVALID'],
  ])('are refused %s', async (_, body, code) => {
    await expect(admin(uploadTemplate, { body })).rejects.toMatchObject({ code });
  });

  it.each([
    ['fr', 'Calque 2, champ «\u00a0colour\u00a0»\u00a0: il faut une couleur comme #1d4f73.'],
    ['en', 'Layer 2, field “colour”: use a colour like #1d4f73.'],
  ])('name the field that is wrong, in the language %s', async (language, message) => {
    const body = designWith({ layers: [text, { ...text, colour: 'blue' }] });
    const headers = { 'accept-language': language };
    await expect(admin(uploadTemplate, { body }, { headers })).rejects.toMatchObject({ message });
  });
});
