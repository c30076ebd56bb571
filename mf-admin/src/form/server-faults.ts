import { ApiError } from '@aimante/api-contract';
import { type FieldSpec, specOf } from './fields/field-spec.ts';

interface Fault {
  /** Path in the request body. */
  readonly path: string;
  /** In the language of the page. */
  readonly message: string;
}

/** Fields of the refusals that concern one field. */
const fieldOfCode = new Map(
  Object.entries({
    COUPON_CODE_TAKEN: 'code',
    COUPON_LIMIT_BELOW_USE: 'max_uses',
    LAST_ADMINISTRATOR: 'role',
    MARKET_CASH_TOO_LOW: 'amountCents',
    MARKET_DATES_REVERSED: 'endsAt',
    MARKET_STOCK_TOO_LOW: 'quantity',
    NOT_ONESELF: 'role',
    OPTION_EXISTS: 'value.fr',
    PASSWORD_NEEDED: 'password',
    PORTFOLIO_SLUG_TAKEN: 'slug',
    REFUND_TOO_LARGE: 'amountCents',
    SIZE_INCOMPLETE: 'magnetHeight',
    SKU_TAKEN: 'sku',
    SLUG_TAKEN: 'slug',
    STOCK_TOO_LOW: 'delta',
    VIEW_NAME_TAKEN: 'name',
    WRONG_PASSWORD: 'password',
  }),
);

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

function issuesOf({ details }: ApiError): readonly Fault[] {
  const issues: unknown = typeof details === 'object' && details !== null && 'issues' in details ? details.issues : [];
  return Array.isArray(issues) ? issues.filter(isFault) : [];
}

/** What the server refused, by field. Empty if the refusal concerns none of the fields. */
export function serverFaultsOf(error: unknown, specs: readonly FieldSpec[]): readonly (readonly [string, string])[] {
  if (!(error instanceof ApiError)) return [];
  const path = fieldOfCode.get(error.code);
  return [...issuesOf(error), ...(path ? [{ path, message: error.message }] : [])].flatMap((fault) => {
    // Settings are sent below `value`.
    const spec = specOf(specs, fault.path.replace(/^value\./, ''));
    return spec ? [[spec.name, fault.message] as const] : [];
  });
}
