import { useLocale } from '@aimante/remote';
import { ErrorPanel, Skeleton } from '@aimante/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCheckoutDocument } from '../stripe/checkout-document.ts';
import { type StripeFields, showStripeFields } from './stripe-fields.ts';

interface StripeCardProps {
  readonly publishableKey: string;
  readonly amountCents: number;
  /** Called with the fields when they are ready, and with undefined when they are removed. */
  readonly onReady: (fields: StripeFields | undefined) => void;
}

/** Container of Stripe's fields. Stripe's script loads only when this is rendered. */
export function StripeCard({ publishableKey, amountCents, onReady }: StripeCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const shownAt = useRef({ amountCents, locale });
  const [fields, setFields] = useState<StripeFields>();
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState(0);
  const isFailed = failed === tries;

  useEffect(() => {
    if (!isCheckoutDocument()) {
      globalThis.location.reload();
      return;
    }
    if (!place.current) return;
    let shown: StripeFields | undefined;
    let isGone = false;
    const take = (loaded: StripeFields | undefined) => {
      shown = loaded;
      setFields(loaded);
      onReady(loaded);
    };
    showStripeFields({ publishableKey, ...shownAt.current, place: place.current }).then(
      (loaded) => (isGone ? loaded.remove() : take(loaded)),
      () => !isGone && setFailed(tries),
    );
    return () => {
      isGone = true;
      shown?.remove();
      take(undefined);
    };
  }, [publishableKey, onReady, tries]);

  useEffect(() => {
    shownAt.current = { amountCents, locale };
    fields?.setAmount(amountCents);
    fields?.setLocale(locale);
  }, [fields, amountCents, locale]);

  return (
    <>
      {!fields && !isFailed && <Skeleton shape="block" height="14rem" />}
      {isFailed && (
        <ErrorPanel
          layout="inline"
          title={t('stripe.failed.title')}
          onRetry={() => setTries(tries + 1)}
          retryLabel={t('stripe.failed.retry')}
        >
          {t('stripe.failed.text')}
        </ErrorPanel>
      )}
      <div ref={place} />
    </>
  );
}
