import type { Quote } from '@aimante/api-contract/checkout';
import type { ShippingMethod, ShippingMethodCode } from '@aimante/api-contract/shipping';
import { useLocale } from '@aimante/remote';
import { Loaded } from '@aimante/remote/data';
import { deliveryPromise, pickUpPromise } from '@aimante/shop/calendar';
import { formatPrice, Notice, RadioCard, RadioGroup, Skeleton } from '@aimante/ui';
import MapPin from 'lucide-react/icons/map-pin';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import Zap from 'lucide-react/icons/zap';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft.ts';
import { MarketChoice } from './market-choice.tsx';
import { RelayChoice } from './relay-choice.tsx';
import styles from './shipping-choice.module.css';
import { useShippingMethods } from './use-shipping.ts';

const ICONS = { standard: Truck, express: Zap, relay: Store, market: MapPin };

interface ShippingChoiceProps {
  readonly country: string;
  readonly postalCode: string;
  /** The price depends on the cart, so none is shown before the quote. */
  readonly quote: Quote | undefined;
}

export function ShippingChoice({ quote, ...place }: ShippingChoiceProps) {
  const { t } = useTranslation();
  return (
    <Loaded
      query={useShippingMethods(place, quote?.parcel)}
      skeleton={<Skeleton shape="block" height="19rem" />}
      panel={{ children: t('shipping.failed.text') }}
    >
      {(methods) => <MethodGroup methods={methods} isPriced={quote !== undefined} />}
    </Loaded>
  );
}

interface MethodGroupProps {
  readonly methods: readonly ShippingMethod[];
  readonly isPriced: boolean;
}

function MethodGroup({ methods, isPriced }: MethodGroupProps) {
  const { t } = useTranslation();
  const { setValue } = useFormContext<CheckoutDraft>();
  const chosen = useWatch<CheckoutDraft, 'method'>({ name: 'method' });
  const refused = methods.find(({ code, isAvailable }) => code === chosen && !isAvailable);
  return (
    <>
      <RadioGroup
        legend={t('shipping.method.legend')}
        isLegendHidden
        name="method"
        value={chosen}
        onValueChange={(value) => setValue('method', value as ShippingMethodCode, { shouldDirty: true })}
        layout="joined"
      >
        {methods.map((method) => (
          <MethodCard key={method.code} method={method} isChosen={method.code === chosen} isPriced={isPriced} />
        ))}
      </RadioGroup>
      {refused && <Notice tone="warning">{refused.reason}</Notice>}
      <p className={styles.note}>{t('shipping.dates.note')}</p>
    </>
  );
}

/** Additional choice of a delivery method. */
function detailOf(code: ShippingMethodCode, events: ShippingMethod['events']) {
  if (code === 'relay') return <RelayChoice />;
  return code === 'market' ? <MarketChoice events={events} /> : null;
}

interface MethodCardProps {
  readonly method: ShippingMethod;
  readonly isChosen: boolean;
  readonly isPriced: boolean;
}

function MethodCard({ method, isChosen, isPriced }: MethodCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { code, name, description, priceCents, isAvailable, reason, estimate, events } = method;
  const Icon = ICONS[code];
  const promise = code === 'relay' ? pickUpPromise : deliveryPromise;
  const dates = estimate && code !== 'market' ? promise(estimate, locale) : description;
  const price = priceCents === 0 ? t('shipping.method.free') : formatPrice(priceCents, locale);
  return (
    <RadioCard
      value={code}
      label={name}
      text={isAvailable ? dates : reason}
      icon={<Icon size={20} aria-hidden="true" />}
      end={isPriced && isAvailable && price}
      disabled={!isAvailable}
    >
      {isChosen ? detailOf(code, events) : null}
    </RadioCard>
  );
}
