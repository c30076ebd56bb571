import { useTranslation } from 'react-i18next';

/** Kind of a mail in words. An unknown kind, newer than this page, keeps its code. */
export function useMailKind(): (kind: string) => string {
  const { t } = useTranslation();
  return (kind) => t(`outbox.kinds.${kind as 'order-shipped'}`, { defaultValue: kind });
}
