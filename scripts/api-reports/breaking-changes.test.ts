import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { breakingChanges, isNewVersion } from './breaking-changes.ts';
import { type Report, readReport, type Side, writeReport } from './report.ts';
import { schemaLines } from './schema-lines.ts';
import { typeSections } from './type-lines.ts';

function reportOf(schema: z.ZodType, side: Side, version = '1.0'): Report {
  return { title: 'test', version, sections: new Map([['GET /x', schemaLines(schema, side, 'body')]]) };
}

function changes(side: Side, before: z.ZodType, after: z.ZodType): string[] {
  // Through the written text, as a stored report is.
  return breakingChanges(readReport(writeReport(reportOf(before, side))), reportOf(after, side));
}

const shape = { id: z.string(), kind: z.enum(['a', 'b']), tags: z.array(z.object({ name: z.string() })).optional() };
const product = z.object(shape);

describe('breakingChanges', () => {
  it.each<[string, Side, z.ZodType]>([
    ['nothing', 'both', z.object(shape)],
    ['a field more in an answer', 'given', z.object({ ...shape, price: z.int() })],
    ['an optional field more in a question', 'asked', z.object({ ...shape, price: z.int().optional() })],
    [
      'something optional with inner fields',
      'asked',
      z.object({ ...shape, size: z.object({ w: z.int() }).optional() }),
    ],
    ['a value more that is understood', 'asked', z.object({ ...shape, kind: z.enum(['a', 'b', 'c']) })],
    ['any text where some were understood', 'asked', z.object({ ...shape, kind: z.string() })],
    ['a value less that is answered', 'given', z.object({ ...shape, kind: z.literal('a') })],
    ['a field that need no longer be sent', 'asked', z.object({ ...shape, id: z.string().optional() })],
  ])('accepts: %s', (_, side, after) => {
    expect(changes(side, product, after)).toEqual([]);
  });

  it.each<[string, Side, z.ZodType]>([
    ['body.id is gone', 'given', product.omit({ id: true })],
    ['body.tags[].name is gone', 'asked', z.object({ ...shape, tags: z.array(z.object({})).optional() })],
    ['body.price is new, and has to be there', 'asked', z.object({ ...shape, price: z.int() })],
    ['body.id was string, is integer', 'given', z.object({ ...shape, id: z.int() })],
    ['body.kind was "a" | "b", is "a" | "b" | "c"', 'given', z.object({ ...shape, kind: z.enum(['a', 'b', 'c']) })],
    ['body.kind was "a" | "b", is "a"', 'asked', z.object({ ...shape, kind: z.literal('a') })],
    ['body.id was string, is string or nothing', 'given', z.object({ ...shape, id: z.string().optional() })],
    ['body.id was string, is null | string', 'given', z.object({ ...shape, id: z.string().nullable() })],
  ])('says: %s', (change, side, after) => {
    expect(changes(side, product, after)).toEqual([`GET /x: ${change}`]);
  });

  it('names a removed call, and a changed method of the platform', () => {
    const before = 'export interface Platform { readonly api: { fetch(path: string): void }; }';
    const after = before.replace('path: string', 'path: URL');
    const report = (source: string): Report => ({
      title: 't',
      version: '1.0',
      sections: typeSections(source, () => 'given'),
    });
    expect(breakingChanges(report(before), report(after))).toEqual([
      'Platform: api.fetch() was (path: string): void, is (path: URL): void',
    ]);
    expect(breakingChanges(reportOf(product, 'given'), { ...report(''), sections: new Map() })).toEqual([
      'GET /x is gone',
    ]);
  });

  it('are allowed under a higher first number only', () => {
    const before = reportOf(product, 'given');
    expect(isNewVersion(before, reportOf(product, 'given', '1.1'))).toBe(false);
    expect(isNewVersion(before, reportOf(product, 'given', '2.0'))).toBe(true);
  });
});
