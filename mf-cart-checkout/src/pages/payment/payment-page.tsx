import { usePlatform } from '@aimante/remote';
import { Skeleton } from '@aimante/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../cart/use-cart.ts';
import { readDraft } from '../../checkout-draft/checkout-draft.ts';
import { ProfileFailed } from '../../checkout-draft/profile-failed.tsx';
import { shippingAddresses, useProfile } from '../../checkout-draft/use-profile.ts';
import { CheckoutFrame, CUSTOMER_STEPS } from '../../checkout-frame/checkout-frame.tsx';
import { EmptyCheckout } from '../../checkout-frame/empty-checkout.tsx';
import { checkDelivery } from '../../delivery-form/check-delivery.ts';
import { OrderToPay, PaymentStep } from '../../payment/payment-step.tsx';
import { useOrderReference } from '../../placed-order/order-reference.ts';
import { usePaidElsewhere } from '../../placed-order/use-checkout-order.ts';

export function PaymentPage() {
  const cart = useCart();
  const profile = useProfile();
  const reference = useOrderReference();
  const { navigate } = usePlatform();
  const isPaidElsewhere = usePaidElsewhere();
  const [draft] = useState(readDraft);
  const isOwn = profile.data === undefined || draft.account === profile.data.email;
  const isDelivered = checkDelivery(draft).size === 0 && isOwn;
  const hasCart = cart !== undefined && cart.lines.length > 0;
  useEffect(() => {
    if (!reference && hasCart && !isDelivered) navigate('/checkout', { replace: true });
  }, [reference, hasCart, isDelivered, navigate]);

  const empty = (
    <Frame>
      <EmptyCheckout />
    </Frame>
  );
  if (reference) return <OrderToPay steps={CUSTOMER_STEPS} reference={reference} missing={empty} />;
  if (cart && !hasCart && !isPaidElsewhere) return empty;
  if (!cart || !hasCart || isPaidElsewhere || !profile.data || !isDelivered) {
    return (
      <Frame>
        {profile.isError && !profile.data ? (
          <ProfileFailed profile={profile} />
        ) : (
          <Skeleton shape="block" height="36rem" />
        )}
      </Frame>
    );
  }
  return (
    <PaymentStep
      steps={CUSTOMER_STEPS}
      cart={cart}
      draft={draft}
      addresses={shippingAddresses(profile.data)}
      isGuest={false}
    />
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <CheckoutFrame steps={CUSTOMER_STEPS} current="payment" title={t('payment.intro.title')} summary={null}>
      {children}
    </CheckoutFrame>
  );
}
