import { subscribe } from '@aimante/api-contract/newsletter';
import { usePlatform, useSearchParams, useSession } from '@aimante/remote';
import { useApi } from '@aimante/remote/data';
import { Skeleton } from '@aimante/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../cart/cart.ts';
import { useCart } from '../../cart/use-cart.ts';
import { type CheckoutDraft, keepDraft, readGuestDraft } from '../../checkout-draft/checkout-draft.ts';
import { BackLink } from '../../checkout-frame/back-link.tsx';
import { CheckoutFrame, GUEST_STEPS } from '../../checkout-frame/checkout-frame.tsx';
import { EmptyCheckout } from '../../checkout-frame/empty-checkout.tsx';
import { useReminder } from '../../checkout-save/use-reminder.ts';
import { checkDelivery } from '../../delivery-form/check-delivery.ts';
import { DeliveryForm } from '../../delivery-form/delivery-form.tsx';
import { destinationOf } from '../../order-placement/order-body.ts';
import { CartOrderSummary } from '../../order-summary/cart-order-summary.tsx';
import { OrderToPay, PaymentStep } from '../../payment/payment-step.tsx';
import { useOrderReference } from '../../placed-order/order-reference.ts';
import { usePaidElsewhere } from '../../placed-order/use-checkout-order.ts';
import { useQuote } from '../../quote/use-quote.ts';
import styles from './guest-contact.module.css';
import { GuestEmail, GuestOffers } from './guest-contact.tsx';
import { stepWithin, toStep } from './guest-step.ts';
import { useAnnouncedStep } from './use-announced-step.ts';

/** Contact with delivery, and payment, at one path. The step is in the query, so that Back works. */
export function GuestCheckoutPage() {
  const cart = useCart();
  const session = useSession();
  const reference = useOrderReference();
  const { navigate } = usePlatform();
  const isPaidElsewhere = usePaidElsewhere();
  const isEmpty = cart?.lines.length === 0;
  useEffect(() => {
    if (session && !reference) navigate('/checkout', { replace: true });
  }, [session, reference, navigate]);

  const empty = (
    <Frame summary={null}>
      <EmptyCheckout />
    </Frame>
  );
  if (reference) return <OrderToPay steps={GUEST_STEPS} reference={reference} missing={empty} />;
  if (isEmpty && !isPaidElsewhere) return empty;
  if (!cart || isEmpty || isPaidElsewhere) {
    return (
      <Frame summary={null}>
        <Skeleton shape="block" height="24rem" />
      </Frame>
    );
  }
  return <Steps cart={cart} />;
}

function Steps({ cart }: { cart: Cart }) {
  const { t } = useTranslation();
  const { navigate } = usePlatform();
  const [search] = useSearchParams();
  const [draft, setDraft] = useState(readGuestDraft);
  const step = stepWithin(toStep(search.get('step')), checkDelivery(draft).size === 0);
  const around = useAnnouncedStep(step);
  const subscribed = useNewsletter();
  const remind = useReminder();
  const { quote } = useQuote(cart, destinationOf(draft, []));
  return (
    <div ref={around} className={styles.step}>
      {step === 'paiement' ? (
        <PaymentStep steps={GUEST_STEPS} cart={cart} draft={draft} addresses={[]} isGuest />
      ) : (
        <Frame summary={<CartOrderSummary cart={cart} quote={quote} method={draft.method} />}>
          <DeliveryForm
            draft={draft}
            addresses={[]}
            contact={<GuestEmail />}
            offers={<GuestOffers />}
            back={<BackLink to="/cart">{t('delivery.back.cart')}</BackLink>}
            quote={quote}
            onChange={setDraft}
            onDone={(typed) => {
              const done = subscribed({ ...typed, email: typed.email.trim() });
              keepDraft(done);
              setDraft(done);
              remind(cart, done);
              navigate('/checkout/guest?step=paiement');
            }}
          />
        </Frame>
      )}
    </div>
  );
}

/** Subscribes each address once. A failed subscription must not block the order. */
function useNewsletter(): (draft: CheckoutDraft) => CheckoutDraft {
  const api = useApi();
  return (draft) => {
    const { email, wantsNewsletter, subscribedEmail } = draft;
    if (!wantsNewsletter || subscribedEmail === email) return draft;
    void api(subscribe, { body: { email } }).catch(() => undefined);
    return { ...draft, subscribedEmail: email };
  };
}

function Frame({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <CheckoutFrame steps={GUEST_STEPS} current="delivery" title={t('checkout.intro.title')} summary={summary}>
      {children}
    </CheckoutFrame>
  );
}
