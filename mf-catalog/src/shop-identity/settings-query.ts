import { getPublicSettings } from '@aimante/api-contract/settings';
import { queryOptions } from '@tanstack/react-query';
import type { ShopSource } from '../catalogue/shop-query.ts';

/** The shop's public settings: identity, delivery, loyalty. */
export const settingsQuery = ({ api }: ShopSource) =>
  queryOptions({ queryKey: ['settings'], queryFn: ({ signal }) => api(getPublicSettings, {}, { signal }) });
