import { expect, it } from '@jest/globals';
import { sql } from '../sql/sql.ts';
import { defineLookup } from './lookup.ts';

const isOrdered = defineLookup('photo.is-ordered');

it('becomes part of the statement that asks', () => {
  const lookups = [
    isOrdered.suppliedBy((photo) => sql`EXISTS (SELECT 1 FROM order_line_photos WHERE photo_id = ${photo})`),
  ];
  const { text } = sql`SELECT 1 FROM photos p WHERE ${isOrdered({ lookups }, sql`p.id`)}`;
  expect(text).toBe('SELECT 1 FROM photos p WHERE EXISTS (SELECT 1 FROM order_line_photos WHERE photo_id = p.id)');
});

it('is refused where no context supplies it', () => {
  expect(() => isOrdered({ lookups: [] }, sql`p.id`)).toThrow('No context supplies photo.is-ordered');
});
