import { ApiError } from '@aimante/api-contract';
import { confirmSubscription } from '@aimante/api-contract/newsletter';
import { Link, useSearchParams } from '@aimante/remote';
import { useApi, useErrorText } from '@aimante/remote/data';
import { Button, DoorArt, EmptyState, ErrorPanel } from '@aimante/ui';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './newsletter-confirm-page.module.css';

type State =
  | { readonly name: 'asking' }
  | { readonly name: 'sending' }
  | { readonly name: 'confirmed'; readonly text: string }
  /** `isInvalid` is false if the server failed or did not answer: the link may still be valid. */
  | { readonly name: 'failed'; readonly text: string; readonly isInvalid: boolean };

/**
 * Target of the link in the newsletter's mail. A press confirms, so that mail programs which open links subscribe
 * nobody.
 */
export function NewsletterConfirmPage() {
  const { t } = useTranslation();
  const [state, confirm] = useConfirmation();
  return <div className={styles.page}>{renderState()}</div>;

  function renderState() {
    if (state.name === 'confirmed') {
      return (
        <EmptyState
          level={1}
          title={t('newsletterConfirm.done.title')}
          art={
            <DoorArt scene="paper">
              <MailCheck size={28} />
            </DoorArt>
          }
          actions={<Button render={<Link to="/products" />}>{t('newsletterConfirm.done.action')}</Button>}
        >
          {state.text}
        </EmptyState>
      );
    }
    if (state.name === 'failed') {
      return (
        <ErrorPanel
          level={1}
          title={state.text}
          onRetry={state.isInvalid ? undefined : () => void confirm()}
          retryLabel={t('failure.retry')}
          actions={
            <Button size="small" render={<Link to="/" />}>
              {t('newsletterConfirm.failed.action')}
            </Button>
          }
        >
          {state.isInvalid && t('newsletterConfirm.failed.text')}
        </ErrorPanel>
      );
    }
    return (
      <EmptyState
        level={1}
        title={t('newsletterConfirm.ask.title')}
        actions={
          <Button
            loading={state.name === 'sending'}
            loadingLabel={t('newsletterConfirm.ask.sending')}
            onClick={confirm}
          >
            {t('newsletterConfirm.ask.action')}
          </Button>
        }
      >
        {t('newsletterConfirm.ask.text')}
      </EmptyState>
    );
  }
}

function useConfirmation(): [State, () => Promise<void>] {
  const { t } = useTranslation();
  const api = useApi();
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const [state, setState] = useState<State>({ name: 'asking' });
  const confirm = async () => {
    setState({ name: 'sending' });
    try {
      const { message } = await api(confirmSubscription, { body: { token: query.get('token') ?? '' } });
      setState({ name: 'confirmed', text: message });
    } catch (error) {
      const isInvalid = error instanceof ApiError && error.status >= 400 && error.status < 500;
      setState({ name: 'failed', text: errorText(error, t('newsletterConfirm.failed.title')), isInvalid });
    }
  };
  return [state, confirm];
}
