import { withoutVat } from '@aimante/shop/pricing';
import { isWithoutVat, type VatClass } from '@aimante/shop/vat';
import type { SaleVat } from '../vat/vat-of-sale.ts';
import type { OfferRow } from './offer-rows.ts';

/** The price that a sale without VAT is charged: that of the shop less the French VAT in it. */
export const chargedCents = (cents: number, { rule, includedRateOf }: SaleVat, vatClass: VatClass = 'standard') =>
  isWithoutVat(rule) ? withoutVat(cents, includedRateOf(vatClass)) : cents;

/** Unit prices become net prices first, so that a line is its unit price times its quantity on each page and document. */
export function netOffers(offers: ReadonlyMap<number, OfferRow>, vat: SaleVat): Map<number, OfferRow> {
  return new Map([...offers].map(([place, offer]) => [place, netOffer(offer, vat)]));
}

function netOffer(offer: OfferRow, vat: SaleVat): OfferRow {
  const charged = (cents: number) => chargedCents(cents, vat, offer.vatClass);
  const { variant } = offer;
  return {
    ...offer,
    productCents: charged(offer.productCents),
    variant: variant && { ...variant, priceCents: variant.priceCents === null ? null : charged(variant.priceCents) },
    bundles: offer.bundles.map((bundle) => ({ ...bundle, priceCents: charged(bundle.priceCents) })),
  };
}
