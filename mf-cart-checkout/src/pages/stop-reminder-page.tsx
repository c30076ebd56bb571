import { stopCartReminder } from '@aimante/api-contract/carts';
import { Link, useLocation } from '@aimante/remote';
import { isNoResponse, useChange, useErrorText } from '@aimante/remote/data';
import { Button, EmptyState } from '@aimante/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../shared-cart/link-page.module.css';

/** The target of the link in a reminder. The click in the mail is the only one: this page ends the reminder by itself. */
export function StopReminderPage() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') || '-');
  const stop = useChange((api, given: string) => api(stopCartReminder, { body: { token: given } }), {
    failure: 'inline',
    canBeGuest: true,
  });
  const begin = useEffectEvent(() => stop.mutate(token));
  useEffect(() => begin(), []);
  const state = stop.isSuccess ? 'done' : stop.isError ? 'failed' : 'intro';
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        title={t(`stopReminder.${state}.title`)}
        actions={
          <>
            {isNoResponse(stop.error) && (
              <Button onClick={() => stop.mutate(token)}>{t('stopReminder.failed.retry')}</Button>
            )}
            <Button variant="text" render={<Link to="/cart" />}>
              {t('sharedCart.cart.label')}
            </Button>
          </>
        }
      >
        <span role="status">
          {stop.data?.message ?? (stop.error ? errorText(stop.error) : t('stopReminder.intro.text'))}
        </span>
      </EmptyState>
    </div>
  );
}
