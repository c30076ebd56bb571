import { hasRight, type Right } from '@aimante/api-contract/core/rights';
import { getOwnRights } from '@aimante/api-contract/team';
import { useLocation } from '@aimante/remote';
import { useAnswer } from '@aimante/remote/data';

/** What a page of the back office requires. A page of another remote is not here: its own calls decide. */
const rightOfPath: Readonly<Record<string, Right>> = {
  '/admin': 'orders:read',
  '/admin/orders': 'orders:read',
  '/admin/orders/new': 'orders:change',
  '/admin/parcels': 'orders:read',
  '/admin/photo-check': 'production:read',
  '/admin/batches': 'production:read',
  '/admin/packing': 'production:read',
  '/admin/materials': 'production:read',
  '/admin/market': 'till:read',
  '/admin/till': 'till:read',
  '/admin/accounting': 'books:read',
  '/admin/figures': 'books:read',
  '/admin/funnel': 'orders:read',
  '/admin/products': 'catalogue:read',
  '/admin/product-categories': 'catalogue:read',
  '/admin/portfolio': 'catalogue:read',
  '/admin/portfolio-categories': 'catalogue:read',
  '/admin/templates': 'catalogue:read',
  '/admin/coupons': 'catalogue:read',
  '/admin/reviews': 'catalogue:read',
  '/admin/users': 'orders:read',
  '/admin/contact': 'orders:read',
  '/admin/privacy': 'orders:all',
  '/admin/mails': 'orders:read',
  '/admin/team': 'team:read',
  '/admin/releases': 'releases:read',
  '/admin/audit': 'settings:read',
  '/admin/settings': 'settings:read',
};

/** Of a page or of a page below it. */
export const rightOf = (path: string): Right | undefined =>
  rightOfPath[path] ?? rightOfPath[path.split('/').slice(0, 3).join('/')];

export type May = (right: Right | undefined) => boolean;

export const useOwnRights = () => useAnswer(getOwnRights, { queryKey: ['own-rights'] });

/** What the member of the team may do. Until it is known, all is offered: the server refuses what is not allowed. */
export function useMay(): May {
  const { data } = useOwnRights();
  return (right) => !data?.levels || right === undefined || hasRight(data.levels, right);
}

/** Whether the member may change what the open page shows. */
export function useMayChangePage(): boolean {
  const may = useMay();
  const { pathname } = useLocation();
  return may(rightOf(pathname)?.replace(':read', ':change') as Right | undefined);
}
