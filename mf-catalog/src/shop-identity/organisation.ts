import { SHOP } from './shop-identity.ts';

/** The shop, for search engines. */
export const ORGANISATION = {
  '@type': 'Organization',
  name: SHOP.name,
  url: '/',
  email: SHOP.email,
  telephone: SHOP.phoneLink.replace('tel:', ''),
  address: {
    '@type': 'PostalAddress',
    streetAddress: SHOP.street,
    postalCode: SHOP.postalCode,
    addressLocality: SHOP.city,
    addressCountry: 'FR',
  },
} as const;
