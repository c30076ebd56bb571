import { describe, expect, it } from '@jest/globals';
import type { TFunction } from 'i18next';
import { publicSettings } from '../shop-identity/settings.fixture.ts';
import { aBundle, aProduct, aVariant } from './catalogue.fixture.ts';
import { productHead } from './product-head.ts';

describe('the head of a product', () => {
  const around = {
    bundles: [],
    pictureOrigin: 'http://api.test',
    locale: 'en',
    t: ((key: string) => key) as TFunction,
  } as const;

  it('shows its picture', () => {
    const head = productHead(aProduct({ imageUrl: '/uploads/a.jpg' }), around);
    expect(head.image).toBe('http://api.test/uploads/a.jpg');
  });

  it('offers one price where there is one', () => {
    const [product] = productHead(aProduct(), around).structuredData ?? [];
    expect(product).toMatchObject({
      '@type': 'Product',
      offers: { '@type': 'Offer', price: '4.50', availability: 'https://schema.org/InStock' },
    });
  });

  it('offers a range where bundles and variants differ', () => {
    const variants = [aVariant({ stock: 0 }), aVariant({ priceCents: 640, stock: 0 })];
    const [product] = productHead(aProduct({ variants }), { ...around, bundles: [aBundle()] }).structuredData ?? [];
    expect(product?.offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '3.90',
      highPrice: '6.40',
      offerCount: 3,
      availability: 'https://schema.org/OutOfStock',
    });
  });

  it('states delivery and return policy: none for a personalised product, 14 days for another', () => {
    const policyOf = (isPersonalised: boolean) => {
      const head = productHead(aProduct({ isPersonalised }), { ...around, settings: publicSettings });
      return head.structuredData?.[0]?.offers;
    };
    expect(policyOf(true)).toMatchObject({
      hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
      shippingDetails: [
        {
          shippingRate: { value: '0.00' },
          shippingDestination: [{ '@type': 'DefinedRegion', addressCountry: 'FR' }],
          deliveryTime: { transitTime: { unitCode: 'DAY' } },
        },
      ],
    });
    expect(policyOf(false)).toMatchObject({ hasMerchantReturnPolicy: { merchantReturnDays: 14 } });
  });

  it('states the price of delivery of each zone, and the highest one by weight', () => {
    const band = (upToGrams: number | null, cents: number) => ({ upToGrams, cents });
    const settings = {
      ...publicSettings,
      shipping: { ...publicSettings.shipping, countries: ['FR', 'BE', 'CH'] },
      deliveryZones: [
        { territories: ['FR'], standard: { bands: [band(null, 490)], freeFromCents: 5000 } },
        { territories: ['BE'], standard: { bands: [band(100, 690), band(null, 990)], freeFromCents: null } },
        { territories: ['CH'], standard: null },
      ],
    };
    const ratesOf = (priceCents: number) =>
      productHead(aProduct({ priceCents }), { ...around, settings }).structuredData?.[0]?.offers;
    const belgium = {
      shippingDestination: [{ addressCountry: 'BE' }],
      shippingRate: { currency: 'EUR', maxValue: '9.90' },
    };
    expect(ratesOf(450)).toMatchObject({ shippingDetails: [{ shippingRate: { value: '4.90' } }, belgium] });
    expect(ratesOf(5000)).toMatchObject({ shippingDetails: [{ shippingRate: { value: '0.00' } }, belgium] });
  });
});
