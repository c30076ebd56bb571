import { faultsOfRefusal } from '@aimante/remote/form';
import { type FieldSpec, specOf } from './fields/field-spec.ts';

/** Fields of the refusals that concern one field. */
const fieldOfCode = {
  COUPON_CODE_TAKEN: 'code',
  COUPON_LIMIT_BELOW_USE: 'max_uses',
  LAST_OWNER: 'roles',
  MARKET_CASH_TOO_LOW: 'amountCents',
  MARKET_DATES_REVERSED: 'endsAt',
  MARKET_STOCK_TOO_LOW: 'quantity',
  NOT_ONESELF: 'roles',
  OPTION_EXISTS: 'value.fr',
  ROLE_NAME_TAKEN: 'name',
  PORTFOLIO_SLUG_TAKEN: 'slug',
  REFUND_TOO_LARGE: 'amountCents',
  SIZE_INCOMPLETE: 'magnetHeight',
  SKU_TAKEN: 'sku',
  SLUG_TAKEN: 'slug',
  STOCK_TOO_LOW: 'delta',
  VIEW_NAME_TAKEN: 'name',
  WRONG_PASSWORD: 'password',
};

/** What the server refused, by field. Empty if the refusal concerns none of the fields. */
export function serverFaultsOf(error: unknown, specs: readonly FieldSpec[]): readonly (readonly [string, string])[] {
  return faultsOfRefusal(error, fieldOfCode).flatMap((fault) => {
    // Settings are sent below `value`.
    const spec = specOf(specs, fault.path.replace(/^value\./, ''));
    return spec ? [[spec.name, fault.message] as const] : [];
  });
}
