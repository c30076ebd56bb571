import { ApiError } from '@aimante/api-contract';
import { register } from '@aimante/api-contract/identity';
import type { Order } from '@aimante/api-contract/orders';
import { Link } from '@aimante/remote';
import { useApi } from '@aimante/remote/data';
import { judgePassword } from '@aimante/shop/password';
import { Button, Card, Notice, PasswordField } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import styles from './confirmation-view.module.css';

type Account = { readonly kind: 'open' | 'busy' } | { readonly kind: 'error' | 'made'; readonly message: string };

/** Creates an account from a password. All other data is known. */
export function GuestAccount({ order }: { order: Order }) {
  const { t } = useTranslation();
  const api = useApi();
  const [password, setPassword] = useState('');
  const [account, setAccount] = useState<Account>({ kind: 'open' });
  const person = order.shippingAddress ?? order.billingAddress;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!judgePassword(password).isAccepted) {
      setAccount({ kind: 'error', message: t('account.password.weak') });
      return;
    }
    setAccount({ kind: 'busy' });
    const names = { firstName: person?.firstName ?? '-', lastName: person?.lastName ?? '-' };
    try {
      const body = { email: order.email, password, ...names, acceptTerms: true as const };
      const { message } = await api(register, { body });
      setAccount({ kind: 'made', message });
    } catch (cause) {
      const said = cause instanceof ApiError ? cause.message : '';
      setAccount({ kind: 'error', message: said || t('account.failed.text') });
    }
  }

  return (
    <Card className={styles.account} render={<section aria-labelledby="account-title" />}>
      <h2 id="account-title">{t('account.title.text')}</h2>
      {account.kind === 'made' ? (
        <Notice tone="success">{account.message}</Notice>
      ) : (
        <form className={styles.accountForm} onSubmit={submit} noValidate>
          <p>{t('account.intro.text')}</p>
          <input type="email" name="username" value={order.email} autoComplete="username" readOnly hidden />
          <PasswordField
            label={t('account.password.label')}
            showLabel={t('account.password.show')}
            hideLabel={t('account.password.hide')}
            help={t('account.password.help')}
            error={account.kind === 'error' && account.message}
            autoComplete="new-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              if (account.kind === 'error') setAccount({ kind: 'open' });
            }}
          />
          <Button type="submit" variant="secondary" loading={account.kind === 'busy'}>
            {t('account.submit.label')}
          </Button>
          <p className={styles.terms}>
            <Trans i18nKey="account.terms.text" components={{ terms: <Link to="/legal/terms" target="_blank" /> }} />
          </p>
        </form>
      )}
    </Card>
  );
}
