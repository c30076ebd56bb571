import type { MarketEvent } from '@aimante/api-contract/market';
import type { PublicSettings } from '@aimante/api-contract/settings';
import { type Locale, localizePath, type PageHead } from '@aimante/contract';
import type { TFunction } from 'i18next';
import { localBusiness, postalAddress } from './organisation.ts';

export interface Words {
  readonly t: TFunction;
  readonly locale: Locale;
}

export const contactHead = ({ shop }: PublicSettings): PageHead => ({ structuredData: [localBusiness(shop)] });

/** The markets page: the workshop and each market to come. */
export function marketsHead({ shop }: PublicSettings, events: readonly MarketEvent[], locale: Locale): PageHead {
  const markets = events
    .filter(({ isPast }) => !isPast)
    .map(({ name, description, startsAt, endsAt, place, address }) => ({
      '@type': 'Event',
      name,
      ...(description && { description }),
      startDate: startsAt,
      endDate: endsAt,
      url: localizePath('/local', locale),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: place, address: postalAddress(address) },
      organizer: { '@type': 'Organization', name: shop.name, url: '/' },
    }));
  return { structuredData: [localBusiness(shop), ...markets] };
}
