import { useT } from '@aimante/remote';

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

/** What a mail is about; one that is newer than this page, by its own word. */
export function useMailKind(): (kind: string) => string {
  const t = useT();
  return (kind) => {
    const known = kinds.find((each) => each === kind);
    return known ? t(`outbox.kinds.${known}`) : kind;
  };
}
