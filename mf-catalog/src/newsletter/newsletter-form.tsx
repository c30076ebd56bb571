import { subscribe } from '@aimante/api-contract/newsletter';
import { useHasScripts, useLocale } from '@aimante/remote';
import { useChange, useErrorText } from '@aimante/remote/data';
import { emailPattern } from '@aimante/shop/email';
import { Button, Notice, TextField } from '@aimante/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './newsletter.module.css';

const SUCCESS_MS = 5000;

/** Newsletter subscription. It must be confirmed by a link in a mail. */
export function NewsletterForm() {
  const { t } = useTranslation();
  const locale = useLocale();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<string>();
  const hasScripts = useHasScripts();
  const send = useChange((api, email: string) => api(subscribe, { body: { email } }), {
    onDone: () => form.current?.reset(),
    failure: 'inline',
  });
  const { isSuccess, reset } = send;
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim();
    const isWrong = !emailPattern.test(email);
    setFault(isWrong ? t(email ? 'newsletter.error.address' : 'newsletter.error.empty') : undefined);
    if (isWrong) field.focus();
    else send.mutate(email);
  }

  function forget() {
    setFault(undefined);
    if (send.isError) reset();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      action={`/_forms/newsletter?lang=${locale}`}
      method="post"
      onSubmit={submit}
      noValidate={hasScripts}
    >
      <TextField
        className={styles.field}
        label={t('newsletter.field.label')}
        isLabelHidden
        type="email"
        name="email"
        required
        autoComplete="email"
        placeholder={t('newsletter.field.example')}
        disabled={send.isPending}
        error={fault ?? (send.error && errorText(send.error, t('newsletter.error.failed')))}
        onChange={forget}
      />
      <Button type="submit" loading={send.isPending} loadingLabel={t('newsletter.action.submitting')}>
        {t('newsletter.action.submit')}
      </Button>
      {send.isSuccess && (
        <Notice className={styles.notice} tone="success">
          {send.data.message}
        </Notice>
      )}
    </form>
  );
}
