/** The parts of JSON Schema that our OpenAPI document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

export interface Sampler {
  resolve: (ref: string) => JsonSchema;
  /** An integer from 0 up to the limit, exclusive. */
  pick: (limit: number) => number;
  /** Free text for schemas that allow any. */
  text: () => string;
}

/** A value that matches a schema, as far as patterns allow: enough to pass validation. */
export function sampleOf(schema: JsonSchema, sampler: Sampler): unknown {
  const { resolve, pick } = sampler;
  if (schema.$ref) return sampleOf(resolve(schema.$ref), sampler);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[pick(schema.enum.length)];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleOf(choices[pick(choices.length)] ?? {}, sampler);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, sampler)));
  return (kinds[schema.type ?? ''] ?? sampleText)(schema, sampler);
}

const kinds: Record<string, (schema: JsonSchema, sampler: Sampler) => unknown> = {
  object: sampleObject,
  array: sampleArray,
  integer: sampleNumber,
  number: sampleNumber,
  boolean: (_, { pick }) => pick(2) === 1,
  null: () => null,
};

function sampleObject({ properties = {}, required = [] }: JsonSchema, sampler: Sampler): Record<string, unknown> {
  const given = Object.entries(properties).filter(([name]) => required.includes(name) || sampler.pick(2) === 1);
  return Object.fromEntries(given.map(([name, schema]) => [name, sampleOf(schema, sampler)]));
}

function sampleArray({ items = {}, prefixItems, minItems = 0 }: JsonSchema, sampler: Sampler): unknown[] {
  if (prefixItems) return prefixItems.map((item) => sampleOf(item, sampler));
  return Array.from({ length: minItems + sampler.pick(3) }, () => sampleOf(items, sampler));
}

function sampleNumber({ type, minimum = 0, maximum = 2 ** 53 - 1 }: JsonSchema, { pick }: Sampler): number {
  const low = Math.max(minimum, -1e9);
  const high = maximum;
  const choices = [low, high, low + 1, Math.min(high, low + 7), Math.min(high, 2 ** 31), Math.min(high, low + 4.5)];
  const chosen = choices[pick(type === 'integer' ? 5 : 6)] ?? low;
  return Math.min(chosen, high);
}

function sampleText({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema, { pick, text }: Sampler): string {
  if (format === 'uuid')
    return ['01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3', '00000000-0000-0000-0000-000000000000'][pick(2)] ?? '';
  if (format === 'email') return `somebody+${pick(1000)}@exemple.test`;
  if (format === 'date-time')
    return ['2027-02-03T04:05:06Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'][pick(3)] ?? '';
  if (format === 'date') return '2027-02-03';
  if (format === 'uri') return 'https://exemple.test/';
  if (pattern) return ['abc', 'a-b', 'FR', '75011', '12345678901234', '0123456789abcdef', 'ABC12'][pick(7)] ?? '';
  return text().slice(0, maxLength).padEnd(minLength, 'a');
}
