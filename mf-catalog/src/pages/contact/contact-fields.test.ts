import { describe, expect, it } from '@jest/globals';
import { contactFields, readSubject, toForm } from './contact-fields.ts';

const typed = {
  name: ' Manon ',
  email: ' manon@example.org ',
  subject: 'order',
  orderNumber: '',
  message: 'Bonjour à vous',
  consent: 'true',
  website: '',
} as const;

describe('a message', () => {
  it('is sent without the blanks around what was typed', () => {
    expect(contactFields.parse(typed)).toMatchObject({ name: 'Manon', email: 'manon@example.org' });
  });

  it.each([
    ['name', 'a', undefined],
    ['name', 'a'.repeat(120), undefined],
    ['name', 'a'.repeat(121), 'too_big'],
    ['name', '   ', 'too_small'],
    ['email', 'manon@example', 'invalid_format'],
    ['email', 'manon@example.org, eve@example.org', 'invalid_format'],
    ['orderNumber', 'PM-26-004217', undefined],
    ['orderNumber', '1'.repeat(41), 'too_big'],
    ['message', '123456789 ', 'too_small'],
    ['message', '1234567890', undefined],
    ['message', 'a'.repeat(2000), undefined],
    ['message', 'a'.repeat(2001), 'too_big'],
    ['consent', false, 'invalid_value'],
  ])('with the %s "%.20s" has the problem %s', (...[field, value, problem]) => {
    const { error } = contactFields.safeParse({ ...typed, [field]: value });
    expect(error?.issues.map(({ path, code }) => [path[0], code])).toEqual(problem && [[field, problem]]);
  });

  it('carries its pictures, and an order number only if there is one', () => {
    const picture = new File(['x'], 'bent.jpg');
    const form = toForm(contactFields.parse(typed), [picture, picture]);
    expect([form.has('orderNumber'), form.getAll('images')]).toEqual([false, [picture, picture]]);
    expect(toForm({ ...contactFields.parse(typed), orderNumber: 'PM-1' }, []).get('orderNumber')).toBe('PM-1');
  });
});

describe('the subject', () => {
  it.each([
    ['quote', 'quote'],
    ['QUOTE', 'order'],
    ['', 'order'],
    ['toString', 'order'],
    [null, 'order'],
  ])('of the address %p is %s', (written, subject) => expect(readSubject(written)).toBe(subject));
});
