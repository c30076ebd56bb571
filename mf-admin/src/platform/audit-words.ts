import { useTranslation } from 'react-i18next';
import { oneOf } from '../list/filters.ts';

/** Audited entity types. */
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

const actions = [
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

const pages: ReadonlyMap<string, string> = new Map([
  ['order', 'orders'],
  ['product', 'products'],
  ['contact', 'contact'],
  ['batch', 'batches'],
  ['market-event', 'market'],
]);

/** Undefined: an action that is newer than this page. */
export const knownAction = (action: string) => oneOf(actions, action.slice(action.indexOf('.') + 1));

/** Action and entity of an audit row in words. An unknown one keeps its code. */
export function useAuditWords() {
  const { t } = useTranslation();
  return {
    actionOf(action: string): string {
      const known = knownAction(action);
      return known ? t(`audit.deeds.${known}`) : action;
    },
    entityOf(entity: string): string {
      const known = oneOf(entities, entity);
      return known ? t(`audit.entities.${known}`) : entity;
    },
  };
}

/** Path of the page that shows an entity, if it has one. */
export function pageOf(entity: string, id: string | null): string | undefined {
  const page = pages.get(entity);
  return page && id ? `/admin/${page}/${id}` : undefined;
}
