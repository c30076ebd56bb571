import { listPaymentMethods, type PaymentMethod, type PaymentOrder } from '@aimante/api-contract/payments';
import { keepPreviousData, Loaded, useLoad } from '@aimante/remote/data';
import { RadioCard, RadioGroup, Skeleton } from '@aimante/ui';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './payment-form.module.css';

const ICONS = { demo: CreditCard, stripe: CreditCard, paypal: Wallet, transfer: Landmark };
const BRANDS = ['CB', 'VISA', 'MC'];

export function usePaymentMethods() {
  return useLoad((api, locale) => ({
    queryKey: ['payment-methods', locale],
    queryFn: ({ signal }) => api(listPaymentMethods, {}, { signal }),
    // Keeps the chosen method and its fields while the texts load in another language.
    placeholderData: keepPreviousData,
    select: (methods) => methods.filter(isOnline),
  }));
}

/** A payment method that a customer can choose: `none` is no choice, and cash is for the stall. */
type OnlineMethod = PaymentMethod & { readonly provider: Exclude<PaymentMethod['provider'], 'none' | 'cash'> };

const isOnline = (method: PaymentMethod): method is OnlineMethod =>
  method.provider !== 'none' && method.provider !== 'cash';

interface MethodChoiceProps {
  readonly chosen: PaymentOrder['provider'] | undefined;
  readonly onChoose: (provider: PaymentOrder['provider']) => void;
  readonly children: ReactNode;
}

export function MethodChoice({ chosen, onChoose, children }: MethodChoiceProps) {
  const { t } = useTranslation();
  return (
    <Loaded
      query={usePaymentMethods()}
      skeleton={<Skeleton shape="block" height="20rem" />}
      panel={{ children: t('payment.methods.failed') }}
    >
      {(methods) => (
        <RadioGroup
          legend={t('payment.methods.legend')}
          isLegendHidden
          name="provider"
          value={chosen}
          onValueChange={(provider) => onChoose(provider as PaymentOrder['provider'])}
          layout="joined"
        >
          {methods.map((method) => (
            <MethodCard key={method.provider} method={method}>
              {method.provider === chosen && children}
            </MethodCard>
          ))}
        </RadioGroup>
      )}
    </Loaded>
  );
}

function MethodCard({ method, children }: { method: OnlineMethod; children: ReactNode }) {
  const { provider, name, description } = method;
  const Icon = ICONS[provider];
  const isCard = provider === 'demo' || provider === 'stripe';
  return (
    <RadioCard
      value={provider}
      label={name}
      text={isCard ? undefined : description}
      icon={<Icon size={20} aria-hidden="true" />}
      end={isCard ? <CardBrands /> : undefined}
    >
      {children}
    </RadioCard>
  );
}

function CardBrands() {
  return (
    <span className={styles.brands}>
      {BRANDS.map((brand) => (
        <span key={brand}>{brand}</span>
      ))}
    </span>
  );
}
