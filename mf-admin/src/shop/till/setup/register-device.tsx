import { registerTillDevice } from '@aimante/api-contract/market';
import { Link, useLocation, usePlatform, useSession } from '@aimante/remote';
import { useChange, useErrorText } from '@aimante/remote/data';
import { newId } from '@aimante/shop/new-id';
import { Button, Notice, TextField } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedTill } from '../use-till.ts';
import styles from './setup.module.css';

/** An administrator allows this tablet to sell, once. From then on it needs no login. */
export function RegisterDevice({ opened }: { opened: OpenedTill }) {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname } = useLocation();
  const { api: origin } = usePlatform();
  const errorText = useErrorText();
  const { database, facts, refresh } = opened;
  const [name, setName] = useState(facts.device?.name ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const register = useChange(
    async (call, given: string) => {
      const id = facts.device?.id ?? newId();
      const { code, secret } = await call(registerTillDevice, { body: { id, name: given } });
      const baseUrl = origin.baseUrl === '' ? location.origin : origin.baseUrl;
      await database.setFact('device', { id, name: given, code, secret, baseUrl });
      await database.setFact('trouble', undefined);
      await refresh();
    },
    { failure: 'inline' },
  );
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
    setIsChecked(true);
    if (name.trim() !== '') register.mutate(name.trim());
  };
  return (
    <form className={styles.setup} onSubmit={submit} noValidate>
      <h2>{t('till.register')}</h2>
      <p>{t('till.registerText')}</p>
      <TextField
        label={t('till.deviceName')}
        maxLength={60}
        value={name}
        error={isChecked && name.trim() === '' ? t('form.required', { label: t('till.deviceName') }) : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      {register.error && <Notice tone="danger">{errorText(register.error)}</Notice>}
      <Button type="submit" loading={register.isPending}>
        {t('till.registerNow')}
      </Button>
    </form>
  );
}
