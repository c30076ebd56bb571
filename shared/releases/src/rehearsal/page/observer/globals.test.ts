import { describe, expect, it } from '@jest/globals';
import { differences, watchGlobals } from './globals.ts';

describe('differences of own keys', () => {
  const before = new Map<PropertyKey, unknown>([
    ['kept', 1],
    ['replaced', 1],
    ['deleted', 1],
  ]);

  it('names what is added, replaced and deleted', () => {
    const after = new Map<PropertyKey, unknown>([
      ['kept', 1],
      ['replaced', 2],
      ['added', 3],
    ]);
    expect(differences(before, after)).toEqual([
      ['replaces', 'replaced'],
      ['adds', 'added'],
      ['deletes', 'deleted'],
    ]);
  });

  it('passes over a new key without a value, which React leaves on Error', () => {
    expect(differences(before, new Map([...before, ['prepareStackTrace', undefined]]))).toEqual([]);
  });
});

describe('the watch over globals', () => {
  it('sees a replaced method that the watch could use itself', () => {
    const page = { window: globalThis, document: {}, history: {} };
    Object.assign(globalThis, page);
    const globals = watchGlobals([]);
    globals.begin();
    const { filter, map, flatMap, includes } = Array.prototype;
    const emptied = { filter: () => [], map: () => [], flatMap: () => [], includes: () => true };
    Object.assign(Array.prototype, emptied);
    const changed = globals.changed();
    Object.assign(Array.prototype, { filter, map, flatMap, includes });
    for (const name of Object.keys(page)) Reflect.deleteProperty(globalThis, name);
    expect(changed.join('\n')).toMatch(/it replaces Array\.prototype\.filter/);
  });
});
