import type { Layer } from './design.ts';
import { parseLayer } from './parse-layer.ts';
import { type Fields, isFields } from './read-fields.ts';

/** Valid layers with the fields that each kind requires. A field comes after those that decide if it is allowed. */
const SAMPLES: Readonly<Record<Layer['kind'], Layer>> = {
  background: { kind: 'background', colour: '#ffffff' },
  calendar: {
    kind: 'calendar',
    area: { left: 0, top: 0, width: 1, height: 1 },
    first: '2027-01',
    months: 1,
    columns: 1,
    locale: 'fr',
    titles: 'inter',
    figures: 'inter',
    ink: '#000000',
    faint: '#000000',
    accent: '#000000',
    wash: '#000000',
    holidays: [],
    dates: [],
  },
  photo: { kind: 'photo', mask: 'rectangle', radius: 0, angle: 0 },
  shape: {
    kind: 'shape',
    shape: 'rectangle',
    area: { left: 0, top: 0, width: 1, height: 1 },
    radius: 0,
    angle: 0,
    opacity: 1,
  },
  sticker: { kind: 'sticker', sticker: 'heart', at: { x: 0, y: 0 }, size: 1, angle: 0, colour: '#000000' },
  text: {
    kind: 'text',
    text: '',
    font: 'inter',
    style: 'regular',
    size: 1,
    colour: '#000000',
    align: 'center',
    spacing: 0,
    lineHeight: 1,
    curve: 0,
    at: { x: 0, y: 0 },
    width: 1,
    fits: true,
    angle: 0,
    hasShadow: false,
  },
};
const OPTIONAL: Readonly<Record<Layer['kind'], readonly string[]>> = {
  background: [],
  calendar: ['list'],
  photo: ['area', 'cell'],
  shape: ['fill', 'line'],
  sticker: [],
  text: ['outline', 'keepsEdge'],
};

const isKind = (kind: unknown): kind is Layer['kind'] => typeof kind === 'string' && Object.hasOwn(SAMPLES, kind);

/** The first field of a layer that is missing or not allowed. Undefined: the layer is valid. */
export function wrongField(input: unknown): string | undefined {
  if (!isFields(input) || !isKind(input.kind)) return 'kind';
  let tried: Fields = { ...SAMPLES[input.kind] };
  for (const field of [...Object.keys(tried), ...OPTIONAL[input.kind]]) {
    tried = { ...tried, [field]: input[field] };
    if (!parseLayer(tried)) return field;
  }
  return undefined;
}
