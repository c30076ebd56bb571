import { describe, expect, it } from '@jest/globals';
import { customsLines } from './customs-lines.ts';

const address = { firstName: '', line2: '3 quai des Carmes', countryCode: 'FR', city: 'Angers', zipCode: '49100' };
const swiss = { firstName: 'Zoé', line2: '5 rue du Rhône', countryCode: 'CH', city: 'Genève', zipCode: '1201' };
const article = { quantity: 3, weight: 0.02, value: 3.75, hsCode: '850519', originCountry: 'FR' };
const box = { ...article, description: 'Coffret', quantity: 1, weight: 0.12, value: 6.58, hsCode: '481920' };

describe('the customs form of the demo', () => {
  it('adds up weights and values, and names both parties', () => {
    const lines = customsLines(
      {
        service: { productCode: 'DOS', depositDate: '2026-11-28', orderNumber: 'PM-26-000001' },
        parcel: { weight: 0.21 },
        customsDeclarations: {
          includeCustomsDeclarations: 1,
          contents: { article: [{ ...article, description: 'Magnet carré' }, box] },
          invoiceNumber: '',
        },
        sender: { address: { ...address, lastName: 'Aimanté' } },
        addressee: { address: { ...swiss, lastName: 'Favre' } },
      },
      '6A47745946000',
    );
    expect(lines).toContain('3 × Magnet carré');
    expect(lines).toContain('  0,06 kg · 11,25 EUR · SH / HS 850519 · origine / origin FR');
    expect(lines).toContain('Poids net / Net weight : 0,18 kg');
    expect(lines).toContain('Valeur totale / Total value : 17,83 EUR');
    expect(lines).toContain('5 rue du Rhône, 1201 Genève CH');
  });
});
