import { withoutVat } from '@aimante/shop/pricing';
import {
  type DatedVatRate,
  isCrossBorder,
  isWithoutVat,
  type VatClass,
  type VatRule,
  vatRateOn,
  vatRuleOf,
} from '@aimante/shop/vat';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import type { CommerceSettings } from '../../platform/settings/commerce-settings.ts';
import { isAboveThreshold, readCrossBorderSales } from './cross-border-sales.ts';
import { vatRates } from './vat-rates.ts';

export interface SaleVat {
  territory: string;
  rule: VatRule;
  rateOf: (vatClass: VatClass) => number;
  /** The French VAT that the prices of the catalogue include. */
  includedRateOf: (vatClass: VatClass) => number;
  /** The VAT that the French overseas department asks for on arrival. */
  localRate: number | undefined;
}

interface Sale {
  shop: CommerceSettings['shop'];
  territory: string;
  /** Calendar day of the sale. */
  day: string;
  /** With French VAT. */
  grossCents: number;
}

/** `db` may be a transaction. */
interface Source extends Pick<Services, 'changes'> {
  db: Queryable;
}

export async function vatOfSale(source: Source, { shop, territory, day, grossCents }: Sale): Promise<SaleVat> {
  const rates = await vatRates(source);
  const isOssDue = isCrossBorder(territory) && (await isDestinationVatDue(source.db, rates, { shop, day, grossCents }));
  const rule = vatRuleOf({ regime: shop.vatRegime, territory, isOssDue });
  const includedRateOf = (vatClass: VatClass) => (rule === 'franchise' ? 0 : frenchRateOn(rates, vatClass, day));
  const rateOf = (vatClass: VatClass): number => {
    if (isWithoutVat(rule)) return 0;
    const own = rule === 'oss' ? vatRateOn(rates, { territory, vatClass, day }) : undefined;
    return own ?? includedRateOf(vatClass);
  };
  const localRate = rule === 'overseas' ? vatRateOn(rates, { territory, vatClass: 'standard', day }) : undefined;
  return { territory, rule, rateOf, includedRateOf, localRate };
}

async function isDestinationVatDue(
  db: Queryable,
  rates: readonly DatedVatRate[],
  { shop, day, grossCents }: Omit<Sale, 'territory'>,
): Promise<boolean> {
  if (shop.oss === 'always') return true;
  const netCents = withoutVat(grossCents, frenchRateOn(rates, 'standard', day));
  return isAboveThreshold(await readCrossBorderSales(db, day), netCents);
}

function frenchRateOn(rates: readonly DatedVatRate[], vatClass: VatClass, day: string): number {
  const rate = vatRateOn(rates, { territory: 'FR', vatClass, day });
  if (rate === undefined) throw new Error(`No French VAT rate on ${day}`);
  return rate;
}

/** The rates of a sale in France, as at a market. */
export async function domesticRates(source: Source, { shop, day }: Pick<Sale, 'shop' | 'day'>) {
  const { rateOf } = await vatOfSale(source, { shop, territory: 'FR', day, grossCents: 0 });
  return rateOf;
}
