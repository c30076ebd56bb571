import { z } from 'zod';
import type { ReportLine, Side } from './report.ts';

type Schema = z.core.JSONSchema.BaseSchema;
type Schemas = Readonly<Record<string, Schema | boolean>>;

interface Place {
  readonly side: Side;
  readonly path: string;
  readonly isOptional: boolean;
}

/** A schema as lines, one for each field at any depth. */
export function schemaLines(schema: z.core.$ZodType, side: Side, path: string): ReportLine[] {
  const io = side === 'given' ? 'output' : 'input';
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline', cycles: 'ref' });
  // The body may be omitted.
  const isOptional = side === 'asked' && z.safeParse(schema, undefined).success;
  return linesOf(json, { side, path, isOptional });
}

function linesOf(schema: Schema, place: Place): ReportLine[] {
  const variants = schema.anyOf ?? schema.oneOf ?? [schema];
  const type = [...new Set(variants.flatMap(namesOf))].sort().join(' | ');
  return [{ ...place, type }, ...withoutRepeats(variants.flatMap((variant) => partsOf(variant, place)))];
}

function partsOf(schema: Schema, { side, path }: Place): ReportLine[] {
  const below = (part: Schema | boolean | undefined, name: string, isOptional = false) =>
    typeof part === 'object' ? linesOf(part, { side, path: `${path}${name}`, isOptional }) : [];
  const required = new Set(schema.required);
  const fields = Object.entries((schema.properties ?? {}) as Schemas);
  const inner = schema.allOf ?? [];
  return [
    ...fields.flatMap(([name, field]) => below(field, `.${name}`, !required.has(name))),
    ...below(schema.items as Schema | undefined, '[]'),
    ...below(schema.additionalProperties, '{}'),
    ...inner.flatMap((part) => partsOf(part, { side, path, isOptional: false })),
  ];
}

function namesOf(schema: Schema): string[] {
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value));
  if (schema.anyOf ?? schema.oneOf) return (schema.anyOf ?? schema.oneOf ?? []).flatMap(namesOf);
  if (schema.allOf) return ['object'];
  const types: readonly string[] = [schema.type ?? 'any'].flat();
  return types.map((type) => (schema.format && type !== 'null' ? `${type}(${schema.format})` : type));
}

/** Alternatives may share a field. Where one of them lacks it, the field is optional. */
function withoutRepeats(lines: readonly ReportLine[]): ReportLine[] {
  const byPath = new Map<string, ReportLine>();
  for (const line of lines) {
    const known = byPath.get(line.path);
    const types = new Set([...(known?.type.split(' | ') ?? []), ...line.type.split(' | ')]);
    const isOptional = line.isOptional || (known?.isOptional ?? false);
    byPath.set(line.path, { ...line, isOptional, type: [...types].sort().join(' | ') });
  }
  return [...byPath.values()];
}
