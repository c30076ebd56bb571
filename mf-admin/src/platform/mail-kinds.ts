import { useTranslation } from 'react-i18next';

const kinds = [
  'verify-email',
  'account-exists',
  'reset-password',
  'password-changed',
  'change-email',
  'email-change-asked',
  'email-changed',
  'delete-account',
  'account-deleted',
  'export-ready',
  'account-expiring',
  'order-received',
  'payment-confirmed',
  'payment-failed',
  'transfer-awaited',
  'transfer-reminder',
  'photo-to-replace',
  'order-shipped',
  'order-ready',
  'order-delivered',
  'order-cancelled',
  'refund-issued',
  'refund-returned',
  'claim-received',
  'withdrawal-receipt',
  'contact-received',
  'contact-reply',
  'newsletter-confirm',
  'market-receipt',
  'points-expiring',
] as const;

/** Kind of a mail in words. An unknown kind, newer than this page, keeps its code. */
export function useMailKind(): (kind: string) => string {
  const { t } = useTranslation();
  return (kind) => {
    const known = kinds.find((each) => each === kind);
    return known ? t(`outbox.kinds.${known}`) : kind;
  };
}
