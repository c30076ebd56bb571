import { subscribe } from '@aimante/api-contract/newsletter';
import { useHasScripts, useLocale } from '@aimante/remote';
import { useApi, useErrorText } from '@aimante/remote/data';
import { Button, Notice, TextField } from '@aimante/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './newsletter.module.css';

const SUCCESS_MS = 5000;

type State =
  | { readonly name: 'idle' }
  | { readonly name: 'submitting' }
  | { readonly name: 'success'; readonly text: string }
  | { readonly name: 'error'; readonly text: string };

/** Newsletter subscription. It must be confirmed by a link in a mail. */
export function NewsletterForm() {
  const { t } = useTranslation();
  const locale = useLocale();
  const api = useApi();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>({ name: 'idle' });
  const hasScripts = useHasScripts();
  const isSubmitting = state.name === 'submitting';
  useEffect(() => {
    if (state.name !== 'success') return;
    const timer = setTimeout(() => setState({ name: 'idle' }), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim();
    const problem = !email ? t('newsletter.error.empty') : field.validity.typeMismatch && t('newsletter.error.address');
    if (problem) {
      setState({ name: 'error', text: problem });
      field.focus();
      return;
    }
    setState({ name: 'submitting' });
    try {
      const { message } = await api(subscribe, { body: { email } });
      form.current?.reset();
      setState({ name: 'success', text: message });
    } catch (error) {
      setState({ name: 'error', text: errorText(error, t('newsletter.error.failed')) });
    }
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
        disabled={isSubmitting}
        error={state.name === 'error' ? state.text : undefined}
        onChange={() => state.name === 'error' && setState({ name: 'idle' })}
      />
      <Button type="submit" loading={isSubmitting} loadingLabel={t('newsletter.action.submitting')}>
        {t('newsletter.action.submit')}
      </Button>
      {state.name === 'success' && (
        <Notice className={styles.notice} tone="success">
          {state.text}
        </Notice>
      )}
    </form>
  );
}
