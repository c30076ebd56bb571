import { type Access, isDeskAccess, type Limit } from '@aimante/api-contract/core/endpoint';
import type { Refusal } from '../../text/refusal.ts';
import { httpErrors } from '../answers/errors.ts';

export interface Documented {
  access: Access;
  limit: Limit | undefined;
  hasInput: boolean;
}

/** Refusals that the framework around a call may give. The call's own refusals are identified by their codes. */
const refusalsOf = ({ access, hasInput }: Documented): Refusal[] => [
  ...(hasInput ? [httpErrors.VALIDATION_FAILED()] : []),
  ...(access === 'customer' || isDeskAccess(access) ? [httpErrors.UNAUTHENTICATED()] : []),
  ...(isDeskAccess(access) ? [httpErrors.FORBIDDEN()] : []),
  httpErrors.TOO_MANY_REQUESTS(),
  httpErrors.UNAVAILABLE(),
];

const requestId = '01a1f866-0d00-7a69-9d44-0d43683a9f3e';

function documented(refusal: Refusal, limit: Limit | undefined) {
  const { code, text } = refusal;
  const isLimit = text.status === 429 && limit !== undefined;
  return {
    description: isLimit ? `${text.en} More than ${limit.max} a ${limit.per}.` : text.en,
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ApiError' },
        example: {
          code,
          message: refusal.say('en'),
          messages: { fr: refusal.say('fr'), en: refusal.say('en') },
          requestId,
        },
      },
    },
  };
}

/** By status. The call's own refusals (`PRODUCT_NOT_FOUND`) are documented as `4XX`, in the same shape. */
export const documentedRefusals = (call: Documented): Record<string, ReturnType<typeof documented>> =>
  Object.fromEntries(refusalsOf(call).map((refusal) => [refusal.text.status, documented(refusal, call.limit)]));
