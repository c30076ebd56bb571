import { useTranslation } from 'react-i18next';

/** Reasons that the shop sets itself. Any other was typed by a person. */
const known = ['cancelled', 'paid_twice', 'paid_too_late', 'at_provider'] as const;

export function useRefundReason(): (reason: string) => string {
  const { t } = useTranslation();
  return (reason) => {
    const own = known.find((each) => each === reason);
    return own ? t(`order.refundReason.${own}`) : reason;
  };
}
