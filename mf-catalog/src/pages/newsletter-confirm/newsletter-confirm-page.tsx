import { ApiError } from '@aimante/api-contract';
import { confirmSubscription } from '@aimante/api-contract/newsletter';
import { Link, useSearchParams } from '@aimante/remote';
import { useChange, useErrorText } from '@aimante/remote/data';
import { Button, DoorArt, EmptyState, ErrorPanel } from '@aimante/ui';
import MailCheck from 'lucide-react/icons/mail-check';
import { useTranslation } from 'react-i18next';
import styles from './newsletter-confirm-page.module.css';

/**
 * Target of the link in the newsletter's mail. A press confirms, so that mail programs which open links subscribe
 * nobody.
 */
export function NewsletterConfirmPage() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const confirm = useChange((api) => api(confirmSubscription, { body: { token: query.get('token') ?? '' } }), {
    failure: 'inline',
  });
  return <div className={styles.page}>{renderState()}</div>;

  function renderState() {
    if (confirm.isSuccess) {
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
          {confirm.data.message}
        </EmptyState>
      );
    }
    if (confirm.error) {
      return (
        <ErrorPanel
          level={1}
          title={errorText(confirm.error, t('newsletterConfirm.failed.title'))}
          onRetry={isInvalid(confirm.error) ? undefined : () => confirm.mutate()}
          retryLabel={t('failure.retry')}
          actions={
            <Button size="small" render={<Link to="/" />}>
              {t('newsletterConfirm.failed.action')}
            </Button>
          }
        >
          {isInvalid(confirm.error) && t('newsletterConfirm.failed.text')}
        </ErrorPanel>
      );
    }
    return (
      <EmptyState
        level={1}
        title={t('newsletterConfirm.ask.title')}
        actions={
          <Button
            loading={confirm.isPending}
            loadingLabel={t('newsletterConfirm.ask.sending')}
            onClick={() => confirm.mutate()}
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

/** False if the server failed or did not answer: the link may still be valid. */
const isInvalid = (error: Error): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;
