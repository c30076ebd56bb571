import { DESIGN_VERSION, type Design } from './design.ts';
import { DESIGN_LIMITS as limits } from './design-limits.ts';
import { OCCASIONS, type Occasion } from './occasions.ts';
import { parseDesign } from './parse-design.ts';
import { isBetween, isFields, isOneOf, isText } from './read-fields.ts';
import { wrongField } from './wrong-field.ts';

/** A design that visitors begin with: data, without code. */
export interface Template {
  readonly id: string;
  readonly name: string;
  /** Undefined in older templates: the French name is shown. */
  readonly englishName?: string;
  readonly occasion: Occasion;
  readonly design: Design;
  /** Its texts in English, by the French ones. */
  readonly english: Readonly<Record<string, string>>;
}

export type TemplateError =
  /** The first field that is missing or not allowed: of the template, of its design, or of a layer, counted from 1. */
  | { readonly error: 'TEMPLATE_FIELD'; readonly field: string; readonly layer?: number }
  /** A translation of a text that the design does not have. */
  | { readonly error: 'TEMPLATE_TRANSLATION'; readonly text: string };

const MOST_LETTERS = 200;
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const wrong = (field: string, layer?: number): TemplateError => ({
  error: 'TEMPLATE_FIELD',
  field,
  ...(layer && { layer }),
});

/** Validates a template from a file, the network or storage. Trusts nothing, and leaves out unknown fields. */
export function parseTemplate(input: unknown): { readonly template: Template } | TemplateError {
  if (!isFields(input)) return wrong('file');
  const { id, name, englishName, occasion, design, english = {} } = input;
  if (typeof id !== 'string' || id.length > 60 || !ID.test(id)) return wrong('id');
  if (!isName(name)) return wrong('name');
  if (englishName !== undefined && !isName(englishName)) return wrong('englishName');
  if (!isOneOf(occasion, OCCASIONS)) return wrong('occasion');
  if (!isTranslations(english)) return wrong('english');
  const read = parseDesign(design);
  if ('error' in read) return wrongInDesign(design);
  const texts = read.design.layers.flatMap((each) => (each.kind === 'text' ? [each.text] : []));
  const stray = Object.keys(english).find((text) => !texts.includes(text));
  if (stray !== undefined) return { error: 'TEMPLATE_TRANSLATION', text: stray };
  const names = { name: name.trim(), ...(englishName !== undefined && { englishName: englishName.trim() }) };
  return { template: { id, ...names, occasion, design: read.design, english: { ...english } } };
}

const isName = (input: unknown): input is string =>
  typeof input === 'string' && input.trim() !== '' && input.length <= 60;

function isTranslations(input: unknown): input is Readonly<Record<string, string>> {
  return isFields(input) && Object.values(input).every((text) => isText(text) && text.length <= MOST_LETTERS);
}

/** Of a design that `parseDesign` refuses. */
function wrongInDesign(design: unknown): TemplateError {
  if (!isFields(design)) return wrong('design');
  const { version, size, layers } = design;
  if (version !== DESIGN_VERSION) return wrong('version');
  const isSide = (side: unknown) => isBetween(side, 1, limits.side.max);
  if (!isFields(size) || !isSide(size.width) || !isSide(size.height)) return wrong('design.size');
  if (!Array.isArray(layers) || layers.length > limits.layers) return wrong('layers');
  for (const [place, layer] of layers.entries()) {
    const field = wrongField(layer);
    if (field) return wrong(field, place + 1);
  }
  return wrong('photos');
}
