import { useLocale } from '@aimante/remote';
import { useLoad } from '@aimante/remote/data';
import { deliveryPromise } from '@aimante/shop/calendar';
import { promiseQuery } from './promise-query.ts';

/** The promise of the server in words. Undefined until it is known. */
export function useDeliveryPromise(): string | undefined {
  const locale = useLocale();
  const estimate = useLoad(promiseQuery).data?.estimate;
  return estimate ? deliveryPromise(estimate, locale) : undefined;
}
