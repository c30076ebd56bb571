import { useLocale } from '@aimante/remote';
import { useErrorText } from '@aimante/remote/data';
import { Button, formatPrice, Notice } from '@aimante/ui';
import Lock from 'lucide-react/icons/lock';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFields } from '../card/card-fields.tsx';
import type { Card } from '../card/card-rules.ts';
import { StripeCard } from '../card/stripe-card.tsx';
import type { StripeFields } from '../card/stripe-fields.ts';
import { useCard } from '../card/use-card.ts';
import { PaymentDialogs } from '../dialogs/payment-dialogs.tsx';
import { patchInput, patchState } from '../progress/payment-store.ts';
import { type ToPay, usePayment } from '../progress/use-payment.ts';
import { Wallets } from '../wallet/wallets.tsx';
import { HoldCountdown } from './hold-countdown.tsx';
import { MethodChoice, usePaymentMethods } from './method-choice.tsx';
import { type Obstacle, ObstacleNotice } from './obstacle-notice.tsx';
import styles from './payment-form.module.css';
import { PaymentTroubleNotice } from './payment-trouble-notice.tsx';
import { QuoteLost } from './quote-lost.tsx';
import { Terms } from './terms.tsx';
import { UnfinishedStep } from './unfinished-step.tsx';

interface PaymentFormProps extends ToPay {
  readonly obstacle: Obstacle | undefined;
  readonly quoteError: Error | null;
}

/** Choice of the payment method, and the payment. The button states that it orders with an obligation to pay. */
export function PaymentForm({ obstacle, quoteError, ...toPay }: PaymentFormProps) {
  const { t } = useTranslation();
  const payment = usePayment(toPay);
  const card = useCard(payment.payment);
  const form = useRef<HTMLFormElement>(null);
  const { data: methods } = usePaymentMethods();
  const { provider: chosen, hasAccepted } = payment.payment.input.get();
  const [isTermsFault, setIsTermsFault] = useState(false);
  const [stripe, setStripe] = useState<StripeFields>();
  const totalCents = (toPay.order ?? toPay.quote)?.totalCents;
  const provider = totalCents === 0 ? 'none' : (chosen ?? methods?.[0]?.provider);
  const publishableKey = methods?.find((method) => method.provider === 'stripe')?.publishableKey;
  const errorText = useErrorText();
  const { trouble } = payment;
  // The shop's refusal and its new quote may have the same message, which is shown once.
  const isSaid = trouble?.kind === 'refused' && errorText(trouble.cause) === obstacle?.text;
  const isReady = totalCents !== undefined && (provider !== 'stripe' || stripe !== undefined);

  function focusFault() {
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  function pressWallet() {
    if (payment.isBusy) return undefined;
    setIsTermsFault(!hasAccepted);
    if (!hasAccepted) focusFault();
    return hasAccepted ? payment.submit : undefined;
  }

  function openDemoWallet(amountCents: number) {
    const pay = pressWallet();
    const wallet = pay && { amountCents, pay: (typed: Card) => pay({ provider: 'demo', card: typed }) };
    if (wallet) patchState(payment.payment, { wallet });
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (payment.isBusy) return;
    const isCardFine = provider !== 'demo' || card.isComplete();
    setIsTermsFault(!hasAccepted);
    if (!provider || !isCardFine || !hasAccepted) {
      focusFault();
      return;
    }
    if (provider !== 'stripe') await payment.submit({ provider, ...(provider === 'demo' && { card: card.card }) });
    else if (await stripe?.check()) await payment.submit({ provider }, stripe);
  }

  return (
    <>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <Terms
          isAccepted={hasAccepted}
          hasFault={isTermsFault}
          onChange={(isAccepted) => {
            patchInput(payment.payment, { hasAccepted: isAccepted });
            setIsTermsFault(false);
          }}
        />
        {totalCents === 0 ? (
          <Notice tone="success">{t('payment.nothing.text')}</Notice>
        ) : (
          <section className={styles.section}>
            <h2>{t('payment.methods.title')}</h2>
            {totalCents && (
              <Wallets
                amountCents={totalCents}
                isBlocked={obstacle !== undefined}
                onPress={pressWallet}
                onDemoPress={() => openDemoWallet(totalCents)}
              />
            )}
            <MethodChoice chosen={provider} onChoose={(choice) => patchInput(payment.payment, { provider: choice })}>
              {provider === 'demo' && (
                <CardFields card={card.card} faults={card.faults} onChange={card.change} onLeave={card.leave} />
              )}
              {provider === 'stripe' && publishableKey && totalCents && (
                <StripeCard publishableKey={publishableKey} amountCents={totalCents} onReady={setStripe} />
              )}
            </MethodChoice>
          </section>
        )}
        <UnfinishedStep order={toPay.order} payment={payment} />
        {obstacle && <ObstacleNotice obstacle={obstacle} />}
        {trouble && !isSaid && <PaymentTroubleNotice trouble={trouble} />}
        {!trouble && <QuoteLost error={quoteError} email={toPay.email} onRetry={toPay.refetchQuote} />}
        <PayButton totalCents={totalCents} isBusy={payment.isBusy} isDisabled={obstacle !== undefined || !isReady} />
        <p className={styles.trust}>
          <Lock size={16} aria-hidden="true" />
          {t('payment.trust.text')}
        </p>
        {toPay.order?.holdExpiresAt && <HoldCountdown until={toPay.order.holdExpiresAt} />}
      </form>
      <PaymentDialogs payment={payment} order={toPay.order} />
    </>
  );
}

interface PayButtonProps {
  readonly totalCents: number | undefined;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
}

function PayButton({ totalCents, isBusy, isDisabled }: PayButtonProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Button
      className={styles.submit}
      type="submit"
      size="large"
      loading={isBusy}
      loadingLabel={t('payment.submit.busy')}
      disabled={isDisabled}
    >
      {totalCents === undefined
        ? t('payment.submit.waiting')
        : totalCents === 0
          ? t('payment.submit.free')
          : t('payment.submit.label', { amount: formatPrice(totalCents, locale) })}
    </Button>
  );
}
