import { useT } from '@aimante/remote';
import { oneOf } from '../list-frame/filters.ts';

/** Things that deeds are done to. */
export const entities = [
  'order',
  'product',
  'variant',
  'bundle',
  'option',
  'category',
  'print-profile',
  'sheet-profile',
  'coupon',
  'user',
  'contact',
  'project',
  'portfolio-category',
  'batch',
  'market-event',
  'till',
  'till-session',
  'till-entry',
  'settings',
  'release',
  'mail',
] as const;

const deeds = [
  'create',
  'update',
  'delete',
  'duplicate',
  'reorder',
  'list',
  'read',
  'change',
  'note',
  'refund',
  'mark-paid',
  'review-photo',
  'printed',
  'add',
  'describe',
  'remove',
  'transfer',
  'open',
  'close',
  'close-period',
  'correct',
  'anonymise',
  'canary',
  'promote',
  'withdraw',
  'rollback',
  'kill',
  'retry',
] as const;

const pages: Readonly<Record<string, string>> = {
  order: 'orders',
  product: 'products',
  contact: 'contact',
  batch: 'batches',
  'market-event': 'market',
};

/** What was done and to what, in words; what is not known keeps its own name. */
export function useAuditWords() {
  const t = useT();
  return {
    deedOf(action: string): string {
      const deed = oneOf(deeds, action.slice(action.indexOf('.') + 1));
      return deed ? t(`audit.deeds.${deed}`) : action;
    },
    thingOf(entity: string): string {
      const known = oneOf(entities, entity);
      return known ? t(`audit.entities.${known}`) : entity;
    },
  };
}

/** The page of a thing that has one. */
export function pageOf(entity: string, id: string | null): string | undefined {
  const page = pages[entity];
  return page && id ? `/admin/${page}/${id}` : undefined;
}
