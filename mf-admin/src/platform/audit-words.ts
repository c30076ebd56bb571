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
  'template',
  'batch',
  'market-event',
  'till',
  'till-session',
  'till-entry',
  'settings',
  'release',
  'mail',
  'parcel',
  'role',
  'person',
  'review',
  'books',
  'material',
  'view',
  'list',
] as const;

const pages: ReadonlyMap<string, string> = new Map([
  ['order', 'orders'],
  ['product', 'products'],
  ['contact', 'contact'],
  ['batch', 'batches'],
  ['market-event', 'market'],
]);

const verbOf = (action: string) => action.slice(action.indexOf('.') + 1);

/** Action and entity of an audit row in words. An unknown one keeps its code. */
export function useAuditWords() {
  const { t } = useTranslation();
  return {
    actionOf: (action: string): string => t(`audit.actions.${verbOf(action) as 'create'}`, { defaultValue: action }),
    /** An action without a caller has a role only. */
    roleOf: (role: string): string => t(`audit.roles.${role as 'system'}`, { defaultValue: role }),
    entityOf(entity: string): string {
      const known = oneOf(entities, entity);
      return known ? t(`audit.entities.${known}`) : entity;
    },
  };
}

export function pageOf(entity: string, id: string | null): string | undefined {
  const page = pages.get(entity);
  return page && id ? `/admin/${page}/${id}` : undefined;
}
