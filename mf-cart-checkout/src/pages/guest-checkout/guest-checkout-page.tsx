import { Link, usePlatform, useSearchParams, useSession } from '@aimante/remote';
import { Skeleton, TextField } from '@aimante/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../cart/cart.ts';
import { useCart } from '../../cart/use-cart.ts';
import { type CheckoutDraft, keepDraft, readGuestDraft } from '../../checkout-draft/checkout-draft.ts';
import { BackLink } from '../../checkout-frame/back-link.tsx';
import { CheckoutFrame, GUEST_STEPS } from '../../checkout-frame/checkout-frame.tsx';
import { EmptyCheckout } from '../../checkout-frame/empty-checkout.tsx';
import { checkDelivery, checkEmail } from '../../delivery-form/check-delivery.ts';
import { DeliveryForm } from '../../delivery-form/delivery-form.tsx';
import { destinationOf } from '../../order-placement/order-body.ts';
import { CartOrderSummary } from '../../order-summary/cart-order-summary.tsx';
import { OrderToPay, PaymentStep } from '../../payment/payment-step.tsx';
import { useOrderReference } from '../../placed-order/order-reference.ts';
import { usePaidElsewhere } from '../../placed-order/use-checkout-order.ts';
import { isServed } from '../../quote/is-served.ts';
import { useQuote } from '../../quote/use-quote.ts';
import styles from './guest-contact.module.css';
import { GuestContact } from './guest-contact.tsx';
import { type GuestStep, stepWithin, toStep } from './guest-step.ts';
import { useAnnouncedStep } from './use-announced-step.ts';

/** Contact, delivery and payment at one path. The step is in the query, so that Back works. */
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
    <Frame step="contact" summary={null}>
      <EmptyCheckout />
    </Frame>
  );
  if (reference) return <OrderToPay steps={GUEST_STEPS} reference={reference} missing={empty} />;
  if (isEmpty && !isPaidElsewhere) return empty;
  if (!cart || isEmpty || isPaidElsewhere) {
    return (
      <Frame step="contact" summary={null}>
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
  const step = stepWithin(toStep(search.get('step')), {
    isContactDone: checkEmail(draft.email) === undefined,
    isDeliveryDone: checkDelivery(draft).size === 0,
  });
  const around = useAnnouncedStep(FRAME_STEPS[step]);
  const { quote } = useQuote(cart, destinationOf(draft, []));
  const goTo = (next: GuestStep, done: CheckoutDraft) => {
    keepDraft(done);
    setDraft(done);
    navigate(`/checkout/guest?step=${next}`);
  };
  const delivery = (
    <Frame step={step} summary={<CartOrderSummary cart={cart} quote={quote} method={draft.method} />}>
      {step === 'contact' ? (
        <GuestContact draft={draft} onDone={(done) => goTo('livraison', done)} />
      ) : (
        <DeliveryForm
          draft={draft}
          addresses={[]}
          contact={
            <TextField
              label={t('field.email.label')}
              value={draft.email}
              aside={<Link to="/checkout/guest?step=contact">{t('recap.edit.label')}</Link>}
              autoComplete="email"
              readOnly
            />
          }
          back={<BackLink to="/checkout/guest?step=contact">{t('delivery.back.contact')}</BackLink>}
          isServed={isServed(quote)}
          onChange={setDraft}
          onDone={(done) => goTo('paiement', done)}
        />
      )}
    </Frame>
  );
  return (
    <div ref={around} className={styles.step}>
      {step === 'paiement' ? (
        <PaymentStep steps={GUEST_STEPS} cart={cart} draft={draft} addresses={[]} isGuest />
      ) : (
        delivery
      )}
    </div>
  );
}

const FRAME_STEPS = { contact: 'contact', livraison: 'delivery', paiement: 'payment' } as const;

function Frame({ step, summary, children }: { step: GuestStep; summary: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  const title = step === 'contact' ? t('guestCheckout.intro.title') : t('checkout.intro.title');
  return (
    <CheckoutFrame steps={GUEST_STEPS} current={FRAME_STEPS[step]} title={title} summary={summary}>
      {children}
    </CheckoutFrame>
  );
}
