import { describe, expect, it } from '@jest/globals';
import type { TFunction } from 'i18next';
import { homeHead } from './home-head.ts';
import { publicSettings } from './settings.fixture.ts';
import { marketsHead } from './shop-heads.ts';

const t = ((key: string) => key) as TFunction;

describe('the head of the home page', () => {
  it('has the shop with its logo, and every question with a known answer', () => {
    const [shop, faq] = homeHead(publicSettings, { t, locale: 'fr', promise: 'Demain' }).structuredData ?? [];
    expect(shop).toMatchObject({ '@type': 'Organization', logo: { url: '/icon-512.png' } });
    expect(faq).toMatchObject({ '@type': 'FAQPage' });
    expect(faq?.mainEntity).toHaveLength(6);
    const [, without] = homeHead(publicSettings, { t, locale: 'fr' }).structuredData ?? [];
    expect(without?.mainEntity).toHaveLength(5);
  });
});

describe('the head of the markets page', () => {
  const market = {
    id: 'm',
    slug: 'm',
    name: 'Marché des créateurs',
    description: '',
    place: 'Place Carnot',
    address: '1 place Carnot, 69002 Lyon, France',
    latitude: null,
    longitude: null,
    startsAt: '2026-12-02T08:00:00Z',
    endsAt: '2026-12-02T17:00:00Z',
    isPast: false,
    isPublished: true,
    version: 1,
  };

  it('has an event for each market to come, and none for a past one', () => {
    const head = marketsHead(publicSettings, [market, { ...market, isPast: true }], 'en');
    expect(head.structuredData).toHaveLength(2);
    expect(head.structuredData?.[1]).toMatchObject({
      '@type': 'Event',
      startDate: '2026-12-02T08:00:00Z',
      url: '/en/local',
      location: { name: 'Place Carnot', address: { addressLocality: 'Lyon' } },
    });
  });
});
