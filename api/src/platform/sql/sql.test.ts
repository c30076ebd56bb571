import { describe, expect, it } from '@jest/globals';
import { sql } from './sql.ts';

describe('a statement', () => {
  it('numbers the values of its parts', () => {
    const part = sql`b = ${2}`;
    expect(sql`SELECT 1 WHERE a = ${1} AND ${part} AND c = ${3}`).toMatchObject({
      text: 'SELECT 1 WHERE a = $1 AND b = $2 AND c = $3',
      values: [1, 2, 3],
    });
  });

  it('sends an array as one value', () => {
    expect(sql`SELECT ANY (${['a', 'b']})`).toMatchObject({ text: 'SELECT ANY ($1)', values: [['a', 'b']] });
  });

  it('joins parts, also none', () => {
    expect(sql.join([sql`a = ${1}`, sql`b`], ' AND ').text).toBe('a = $1 AND b');
    expect(sql`SELECT 1${sql.join([])}`.text).toBe('SELECT 1');
  });

  it('quotes a name', () => {
    expect(sql.identifier('a"; DROP TABLE orders; --').text).toBe('"a""; DROP TABLE orders; --"');
  });
});
