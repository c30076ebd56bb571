import { joinPairing } from '@aimante/api-contract/photo-pairings';
import { useLocation } from '@aimante/remote';
import { useChange, useErrorText } from '@aimante/remote/data';
import { Button, Notice, PageIntro, TextField } from '@aimante/ui';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../original-upload/use-online.ts';
import { PhoneFrame } from './phone-frame.tsx';
import styles from './phone-page.module.css';
import { SendPhotos } from './send-photos.tsx';

/** The page that a phone opens by the QR code of a computer. It sends photos, and keeps none. */
export function PhonePage() {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const [typed, setTyped] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  const join = useChange((api, code: string) => api(joinPairing, { body: { code } }), {
    failure: 'inline',
    canBeGuest: true,
  });
  const joinAtOnce = useEffectEvent(() => {
    if (typed !== '') join.mutate(typed);
  });
  useEffect(() => joinAtOnce(), []);
  const { data, error, isPending } = join;
  if (data) return <SendPhotos {...data} leave={() => join.reset()} />;
  return (
    <PhoneFrame>
      <PageIntro title={t('phone.code.title')} text={t('phone.code.text')} />
      <CodeForm typed={typed} setTyped={setTyped} isPending={isPending} error={error} join={join.mutate} />
    </PhoneFrame>
  );
}

interface CodeFormProps {
  readonly typed: string;
  setTyped(code: string): void;
  readonly isPending: boolean;
  readonly error: Error | null;
  join(code: string): void;
}

function CodeForm({ typed, setTyped, isPending, error, join }: CodeFormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const isOnline = useOnline();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (typed.trim() !== '') join(typed);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {!isOnline && <Notice tone="warning">{t('phone.offline.text')}</Notice>}
      <TextField
        label={t('phone.code.label')}
        help={t('phone.code.help')}
        error={error && errorText(error)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={styles.code}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="large" loading={isPending}>
        {t('phone.code.submit')}
      </Button>
    </form>
  );
}
