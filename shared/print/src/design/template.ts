import type { Design } from './design.ts';
import { type DesignError, parseDesign } from './parse-design.ts';
import { parseLayer } from './parse-layer.ts';
import { isFields, isOneOf, isText } from './read-fields.ts';

export const OCCASIONS = ['birth', 'wedding', 'calendar', 'card', 'photo'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** A design that visitors begin with: data, without code. */
export interface Template {
  readonly id: string;
  readonly name: string;
  readonly occasion: Occasion;
  readonly design: Design;
  /** Its texts in English, by the French ones. */
  readonly english: Readonly<Record<string, string>>;
}

export type TemplateError =
  | { readonly error: DesignError | 'TEMPLATE_MALFORMED' }
  /** The number of the first layer that is not valid, counted from 1. */
  | { readonly error: 'TEMPLATE_LAYER'; readonly layer: number }
  /** A translation of a text that the design does not have. */
  | { readonly error: 'TEMPLATE_TRANSLATION'; readonly text: string };

const MOST_LETTERS = 200;
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Validates a template from a file, the network or storage. Trusts nothing, and leaves out unknown fields. */
export function parseTemplate(input: unknown): { readonly template: Template } | TemplateError {
  const malformed = { error: 'TEMPLATE_MALFORMED' } as const;
  if (!isFields(input)) return malformed;
  const { id, name, occasion, design, english = {} } = input;
  if (typeof id !== 'string' || id.length > 60 || !ID.test(id)) return malformed;
  if (typeof name !== 'string' || name.trim() === '' || name.length > 60) return malformed;
  if (!isOneOf(occasion, OCCASIONS) || !isTranslations(english)) return malformed;
  const read = parseDesign(design);
  if ('error' in read) {
    const layer = read.error === 'DESIGN_LAYER_INVALID' ? firstInvalidLayer(design) : 0;
    return layer > 0 ? { error: 'TEMPLATE_LAYER', layer } : { error: read.error };
  }
  const texts = read.design.layers.flatMap((each) => (each.kind === 'text' ? [each.text] : []));
  const stray = Object.keys(english).find((text) => !texts.includes(text));
  if (stray !== undefined) return { error: 'TEMPLATE_TRANSLATION', text: stray };
  return { template: { id, name: name.trim(), occasion, design: read.design, english: { ...english } } };
}

function isTranslations(input: unknown): input is Readonly<Record<string, string>> {
  return isFields(input) && Object.values(input).every((text) => isText(text) && text.length <= MOST_LETTERS);
}

function firstInvalidLayer(design: unknown): number {
  if (!isFields(design) || !Array.isArray(design.layers)) return 0;
  return design.layers.findIndex((layer) => parseLayer(layer) === undefined) + 1;
}
