import { Link, useLocale } from '@aimante/remote';
import { useErrorText } from '@aimante/remote/data';
import { formatPrice, Notice, Link as UiLink } from '@aimante/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { orderAddress, TRACKING } from '../../placed-order/order-reference.ts';
import type { PaymentTrouble } from '../progress/payment-store.ts';

/** After a press on a wallet, which is far above on a phone, the reason is scrolled into view. */
export function PaymentTroubleNotice({ trouble }: { trouble: PaymentTrouble }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its result must not become the clean-up: newer browsers return a promise.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <TroubleText trouble={trouble} />
    </div>
  );
}

function TroubleText({ trouble }: { trouble: PaymentTrouble }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const errorText = useErrorText();
  switch (trouble.kind) {
    case 'refused':
      return <Notice tone="danger">{errorText(trouble.cause)}</Notice>;
    case 'changed':
      return (
        <Notice tone="warning" role="alert" title={t('summary.changed.title')}>
          {trouble.reason && `${errorText(trouble.reason)} `}
          {t('payment.changed.text', {
            before: formatPrice(trouble.beforeCents, locale),
            after: formatPrice(trouble.afterCents, locale),
          })}
        </Notice>
      );
    case 'ordered':
      return (
        <Notice tone="warning">
          {errorText(trouble.cause)} {t('payment.repeat.lookUp')} <OrderLink token={undefined} />
        </Notice>
      );
    case 'repeated':
      return (
        <Notice tone="warning">
          {trouble.number ? t('payment.repeat.text', { number: trouble.number }) : t('payment.repeat.plain')}{' '}
          <OrderLink token={trouble.token} />
        </Notice>
      );
    case 'failed':
    case 'lost':
    case 'unconfirmed':
    case 'unknown':
      return <Notice tone="danger">{t(`payment.trouble.${trouble.kind}`)}</Notice>;
  }
}

/** Without a token, the visitor finds the order by its number and e-mail address. */
function OrderLink({ token }: { readonly token: string | undefined }) {
  const { t } = useTranslation();
  const to = token ? orderAddress('/checkout/confirmation', token) : TRACKING;
  return <UiLink render={<Link to={to} />}>{t(token ? 'payment.repeat.open' : 'payment.repeat.find')}</UiLink>;
}
