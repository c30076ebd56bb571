import { registerTillDevice } from '@aimante/api-contract/market';
import { Link, useLocation, usePlatform, useSession } from '@aimante/remote';
import { useApi, useErrorText } from '@aimante/remote/data';
import { newId } from '@aimante/shop/new-id';
import { Button, Notice, TextField } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedTill } from '../use-till.ts';
import styles from './setup.module.css';

/** An administrator allows this tablet to sell, once. From then on it needs no login. */
export function RegisterDevice({ opened }: { opened: OpenedTill }) {
  const { t } = useTranslation();
  const api = useApi();
  const session = useSession();
  const { pathname } = useLocation();
  const { api: origin } = usePlatform();
  const errorText = useErrorText();
  const { database, facts, refresh } = opened;
  const [name, setName] = useState(facts.device?.name ?? '');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function register() {
    setIsBusy(true);
    try {
      const id = facts.device?.id ?? newId();
      const { code, secret } = await api(registerTillDevice, { body: { id, name: name.trim() } });
      const baseUrl = origin.baseUrl === '' ? location.origin : origin.baseUrl;
      await database.setFact('device', { id, name: name.trim(), code, secret, baseUrl });
      await database.setFact('trouble', undefined);
      await refresh();
    } catch (cause) {
      setError(errorText(cause));
    } finally {
      setIsBusy(false);
    }
  }
  if (session?.role !== 'admin')
    return (
      <div className={styles.setup}>
        <h2>{t('till.register')}</h2>
        <p>{t('till.registerLogin')}</p>
        <Button render={<Link to={`/auth/login?redirect=${encodeURIComponent(pathname)}`} />}>{t('till.login')}</Button>
      </div>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '') setError(t('form.required', { label: t('till.deviceName') }));
    else void register();
  };
  return (
    <form className={styles.setup} onSubmit={submit} noValidate>
      <h2>{t('till.register')}</h2>
      <p>{t('till.registerText')}</p>
      <TextField
        label={t('till.deviceName')}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {error && <Notice tone="danger">{error}</Notice>}
      <Button type="submit" loading={isBusy}>
        {t('till.registerNow')}
      </Button>
    </form>
  );
}
