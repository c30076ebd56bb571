import { describe, expect, it } from '@jest/globals';
import { localBusiness, organisation } from './organisation.ts';
import { publicSettings } from './settings.fixture.ts';

const { shop } = publicSettings;

describe('the shop in structured data', () => {
  it('is what the settings say', () => {
    expect(organisation(shop)).toMatchObject({
      '@type': 'Organization',
      name: 'Frigo Doré',
      telephone: '+33240000001',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '3 quai du Port',
        postalCode: '44000',
        addressLocality: 'Nantes',
      },
      sameAs: ['https://social.example/frigo'],
    });
  });

  it('has the opening hours of the week and of special days', () => {
    const { openingHoursSpecification: hours } = localBusiness(shop);
    expect(hours?.map((each) => ('dayOfWeek' in each ? each.dayOfWeek.length : each.validFrom))).toEqual([
      2,
      2,
      '2099-12-24',
    ]);
    expect(hours?.[0]).toMatchObject({ opens: '10:00', closes: '17:30' });
    expect(hours?.[2]).toMatchObject({ opens: '00:00', closes: '00:00' });
  });

  it('omits unset values', () => {
    const bare = organisation({ ...shop, email: '', phone: '', address: '', siret: '', vatNumber: '', legalName: '' });
    expect(Object.keys(bare)).toEqual(['@type', 'name', 'url', 'logo', 'sameAs']);
  });
});
