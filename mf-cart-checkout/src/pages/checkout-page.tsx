import type { Profile } from '@aimante/api-contract/users';
import { usePlatform } from '@aimante/remote';
import { Skeleton, TextField } from '@aimante/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../cart/cart.ts';
import { useCart } from '../cart/use-cart.ts';
import { keepDraft, readDraft } from '../checkout-draft/checkout-draft.ts';
import { ProfileFailed } from '../checkout-draft/profile-failed.tsx';
import { shippingAddresses, startDraft, useProfile } from '../checkout-draft/use-profile.ts';
import { BackLink } from '../checkout-frame/back-link.tsx';
import { CheckoutFrame, CUSTOMER_STEPS } from '../checkout-frame/checkout-frame.tsx';
import { EmptyCheckout } from '../checkout-frame/empty-checkout.tsx';
import { useReminder } from '../checkout-save/use-reminder.ts';
import { DeliveryForm } from '../delivery-form/delivery-form.tsx';
import { destinationOf } from '../order-placement/order-body.ts';
import { CartOrderSummary } from '../order-summary/cart-order-summary.tsx';
import { useQuote } from '../quote/use-quote.ts';

export function CheckoutPage() {
  const cart = useCart();
  const profile = useProfile();
  if (cart?.lines.length === 0) {
    return (
      <Frame summary={null}>
        <EmptyCheckout />
      </Frame>
    );
  }
  if (!cart || !profile.data) {
    return (
      <Frame summary={null}>
        {profile.isError ? <ProfileFailed profile={profile} /> : <Skeleton shape="block" height="40rem" />}
      </Frame>
    );
  }
  return <Delivery key={profile.data.email} cart={cart} profile={profile.data} />;
}

function Delivery({ cart, profile }: { cart: Cart; profile: Profile }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const remind = useReminder();
  const addresses = shippingAddresses(profile);
  const [draft, setDraft] = useState(() => startDraft(readDraft(), profile));
  const { quote } = useQuote(cart, destinationOf(draft, addresses));
  return (
    <Frame summary={<CartOrderSummary cart={cart} quote={quote} method={draft.method} />}>
      <DeliveryForm
        draft={draft}
        addresses={addresses}
        contact={<TextField label={t('field.email.label')} value={profile.email} readOnly autoComplete="email" />}
        back={<BackLink to="/cart">{t('delivery.back.cart')}</BackLink>}
        quote={quote}
        onChange={setDraft}
        onDone={(done) => {
          keepDraft(done);
          remind(cart, done);
          platform.navigate('/checkout/payment');
        }}
      />
    </Frame>
  );
}

function Frame({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <CheckoutFrame steps={CUSTOMER_STEPS} current="delivery" title={t('checkout.intro.title')} summary={summary}>
      {children}
    </CheckoutFrame>
  );
}
