import { useTranslation } from 'react-i18next';

const names: Readonly<Record<string, string>> = { stripe: 'Stripe', paypal: 'PayPal' };

export function useProviderName(): (provider: string) => string {
  const { t } = useTranslation();
  return (provider) => names[provider] ?? t('accounting.payouts.demo');
}
