import { getNewsletterStatus, subscribe, unsubscribe } from '@aimante/api-contract/newsletter';
import { usePlatform } from '@aimante/remote';
import { Loaded, useAnswer, useChange, useErrorText } from '@aimante/remote/data';
import { Card, Notice, Skeleton, Switch } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';

/** A subscription must be confirmed by a link in a mail. Until then the switch is pending. */
export function NewsletterChoice({ email }: { readonly email: string }) {
  const { t } = useTranslation();
  const status = useAnswer(getNewsletterStatus, { queryKey: statusKey(email), params: { email } });
  const change = useNewsletterChange(email);
  return (
    <Card className={form.card} render={<section aria-labelledby="newsletter-choice" />}>
      <h2 className={`${form.title} ${form.spaced}`} id="newsletter-choice">
        {t('preferences.newsletter.title')}
      </h2>
      <Loaded
        query={status}
        skeleton={<Skeleton shape="block" height="3.5rem" />}
        failure={t('preferences.newsletter.failure')}
      >
        {({ status: current }) => (
          <div className={form.form}>
            <Switch
              label={t('preferences.newsletter.label')}
              help={t('preferences.newsletter.help', { email })}
              checked={current === 'subscribed' || current === 'pending'}
              disabled={change.isPending}
              onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
            />
            {current === 'pending' && <Notice>{t('preferences.newsletter.pending')}</Notice>}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

const statusKey = (email: string) => ['newsletter', email] as const;

function useNewsletterChange(email: string) {
  const { t } = useTranslation();
  const { notify } = usePlatform();
  const errorText = useErrorText();
  return useChange(
    (api, isWanted: boolean) =>
      isWanted ? api(subscribe, { body: { email } }) : api(unsubscribe, { body: { email } }),
    {
      done: ({ message }) => message,
      onFailure: (error, isWanted) => {
        const failure = t(`preferences.newsletter.${isWanted ? 'subscribeFailure' : 'unsubscribeFailure'}`);
        notify({ kind: 'error', text: errorText(error, failure) });
      },
      refresh: [statusKey(email)],
    },
  );
}
