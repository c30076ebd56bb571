import { register } from '@aimante/api-contract/identity';
import type { Order } from '@aimante/api-contract/orders';
import { Link } from '@aimante/remote';
import { useChange, useErrorText } from '@aimante/remote/data';
import { judgePassword } from '@aimante/shop/password';
import { Button, Card, Notice, PasswordField } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Trans } from 'react-i18next/TransWithoutContext';
import styles from './confirmation-view.module.css';

/** Creates an account from a password. All other data is known. */
export function GuestAccount({ order }: { order: Order }) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [isWeak, setIsWeak] = useState(false);
  const person = order.shippingAddress ?? order.billingAddress;
  const names = { firstName: person?.firstName ?? '-', lastName: person?.lastName ?? '-' };
  const create = useChange(
    (api, chosen: string) =>
      api(register, { body: { email: order.email, password: chosen, ...names, acceptTerms: true } }),
    { failure: 'inline' },
  );
  const fault = isWeak ? t('account.password.weak') : create.error && errorText(create.error, t('account.failed.text'));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const { isAccepted } = judgePassword(password);
    setIsWeak(!isAccepted);
    if (isAccepted) create.mutate(password);
  }

  return (
    <Card className={styles.account} render={<section aria-labelledby="account-title" />}>
      <h2 id="account-title">{t('account.title.text')}</h2>
      {create.isSuccess ? (
        <Notice tone="success">{create.data.message}</Notice>
      ) : (
        <form className={styles.accountForm} onSubmit={submit} noValidate>
          <p>{t('account.intro.text')}</p>
          <input type="email" name="username" value={order.email} autoComplete="username" readOnly hidden />
          <PasswordField
            label={t('account.password.label')}
            showLabel={t('account.password.show')}
            hideLabel={t('account.password.hide')}
            help={t('account.password.help')}
            error={fault}
            autoComplete="new-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setIsWeak(false);
              if (create.isError) create.reset();
            }}
          />
          <Button type="submit" variant="secondary" loading={create.isPending}>
            {t('account.submit.label')}
          </Button>
          <p className={styles.terms}>
            <Trans
              t={t}
              i18n={i18n}
              i18nKey="account.terms.text"
              components={{ terms: <Link to="/legal/terms" target="_blank" /> }}
            />
          </p>
        </form>
      )}
    </Card>
  );
}
