import { createCartLink } from '@aimante/api-contract/carts';
import { useChange, useErrorText } from '@aimante/remote/data';
import { emailPattern } from '@aimante/shop/email';
import { Button, Notice, Skeleton, TextField } from '@aimante/ui';
import { QrCode } from '@aimante/ui/qr-code';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../cart/cart.ts';
import { toShared } from '../../shared-cart/shared-cart.ts';
import styles from './send-cart.module.css';

/** The panel makes a link of the cart as it is now. After a change of the cart, the panel makes another one. */
export function SendCartPanel({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const link = useChange((api, shown: Cart) => api(createCartLink, { body: { cart: toShared(shown) } }), {
    failure: 'inline',
    canBeGuest: true,
  });
  const make = useEffectEvent((shown: Cart) => link.mutate(shown));
  useEffect(() => make(cart), [cart]);
  return (
    <div className={styles.panel}>
      {link.error && (
        <Notice tone="danger">
          {errorText(link.error)}{' '}
          <Button variant="text" onClick={() => link.mutate(cart)}>
            {t('sendCart.retry.label')}
          </Button>
        </Notice>
      )}
      {!link.error && (
        <>
          <p>{t('sendCart.scan.text')}</p>
          {link.data ? (
            <QrCode text={link.data.link} label={t('sendCart.qr.label')} />
          ) : (
            <Skeleton shape="block" width="12rem" height="12rem" />
          )}
        </>
      )}
      <SendByMail cart={cart} />
    </div>
  );
}

function SendByMail({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [email, setEmail] = useState('');
  const [isMistyped, setIsMistyped] = useState(false);
  const send = useChange((api, to: string) => api(createCartLink, { body: { cart: toShared(cart), email: to } }), {
    failure: 'inline',
    canBeGuest: true,
  });
  const fault = isMistyped ? t('sendCart.email.mistyped') : send.error && errorText(send.error);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const to = email.trim();
    setIsMistyped(!emailPattern.test(to));
    if (emailPattern.test(to)) send.mutate(to);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.field}>
        <TextField
          label={t('sendCart.email.label')}
          help={t('sendCart.email.help')}
          error={fault}
          type="email"
          autoComplete="email"
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setIsMistyped(false);
            send.reset();
          }}
        />
      </div>
      <Button type="submit" variant="secondary" loading={send.isPending}>
        {t('sendCart.email.submit')}
      </Button>
      <p role="status">{send.isSuccess && t('sendCart.email.sent', { email: send.variables })}</p>
    </form>
  );
}
