import { describe, expect, it } from '@jest/globals';
import { frenchFaults } from './typography.ts';

const NBSP = '\u00A0';

describe('frenchFaults', () => {
  it.each([
    `Vraiment${NBSP}?`,
    `Attention${NBSP}!`,
    `Total${NBSP}: {{total}}${NBSP}€`,
    `20${NBSP}%`,
    `«${NBSP}Aimanté${NBSP}»`,
    'À 12:30, sur https://aimante.test/a?b=c;d, ou à atelier@aimante.test',
    'Ouvrir /panier?vide=1',
    `Quoi${NBSP}?!`,
    'Un &amp; deux',
    `Minimum requis${NBSP}: €{{amount}}`,
  ])('accepts %j', (text) => {
    expect(frenchFaults(text)).toEqual([]);
  });

  it.each([
    'Vraiment ?',
    'Vraiment?',
    'Total : 3',
    'Total: 3',
    '3 €',
    '3€',
    '{{n}}%',
    '« a »',
    'un ; deux',
    'Fini !',
    '5 × 5 cm',
  ])('refuses %j', (text) => {
    expect(frenchFaults(text)).not.toEqual([]);
  });
});
