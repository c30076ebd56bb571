import type { PublicSettings } from '@aimante/api-contract/settings';
import { internationalPhone } from '@aimante/contract';
import { openingLines } from '@aimante/shop/calendar';
import { readPostalAddress } from '@aimante/shop/postal';

type Shop = PublicSettings['shop'];

/** Structured data of the shop for search engines. Unset values are left out. */
export function organisation(shop: Shop) {
  const socials = Object.values(shop.socials).filter((address) => address.startsWith('http'));
  return {
    '@type': 'Organization',
    name: shop.name,
    url: '/',
    logo: { '@type': 'ImageObject', url: '/icon-512.png' },
    ...(shop.legalName && { legalName: shop.legalName }),
    ...(shop.email && { email: shop.email }),
    ...(shop.phone && { telephone: internationalPhone(shop.phone) }),
    ...(shop.vatNumber && { vatID: shop.vatNumber }),
    ...(shop.siret && { identifier: { '@type': 'PropertyValue', propertyID: 'SIRET', value: shop.siret } }),
    ...(shop.address && { address: postalAddress(shop.address) }),
    ...(socials.length > 0 && { sameAs: socials }),
  };
}

/** Structured data of the workshop, with opening hours. */
export function localBusiness(shop: Shop) {
  const openingHoursSpecification = openingHours(shop.openingHours);
  return {
    ...organisation(shop),
    '@type': 'LocalBusiness',
    ...(openingHoursSpecification.length > 0 && { openingHoursSpecification }),
  };
}

export function postalAddress(address: string) {
  const parts = readPostalAddress(address);
  if (!parts) return address;
  return {
    '@type': 'PostalAddress',
    streetAddress: parts.street,
    postalCode: parts.postalCode,
    addressLocality: parts.city,
    ...(parts.country && { addressCountry: parts.country }),
  };
}

function openingHours(hours: Shop['openingHours']) {
  const usual = openingLines(hours).flatMap(({ days, periods }) =>
    periods.map((period) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`),
      ...period,
    })),
  );
  const exceptions = hours.exceptions.flatMap(({ from, to, periods }) =>
    // Equal times mean a closed day.
    (periods.length > 0 ? periods : [{ opens: '00:00', closes: '00:00' }]).map((period) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      ...period,
    })),
  );
  return [...usual, ...exceptions];
}
