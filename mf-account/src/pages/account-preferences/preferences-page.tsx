import { Loaded } from '@aimante/remote/data';
import { Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import form from '../../form/form.module.css';
import { useProfile } from '../../use-profile.ts';
import { LanguageChoice } from './language-choice.tsx';
import { NewsletterChoice } from './newsletter-choice.tsx';

export function PreferencesPage() {
  const { t } = useTranslation();
  const profile = useProfile();
  return (
    <AccountFrame title={t('preferences.intro.title')} text={t('preferences.intro.text')}>
      <Loaded query={profile} skeleton={<Skeleton shape="block" height="16rem" />} failure={t('profile.failure.read')}>
        {(data) => (
          <div className={form.stack}>
            <NewsletterChoice email={data.email} />
            <LanguageChoice profile={data} />
          </div>
        )}
      </Loaded>
    </AccountFrame>
  );
}
