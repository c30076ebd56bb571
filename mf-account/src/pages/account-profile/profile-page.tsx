import { Loaded } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { FormSkeleton } from '../../form/form-skeleton.tsx';
import { useProfile } from '../../use-profile.ts';
import { ProfileForm } from './profile-form.tsx';

export function ProfilePage() {
  const { t } = useTranslation();
  const profile = useProfile();
  return (
    <AccountFrame title={t('profile.intro.title')} text={t('profile.intro.text')}>
      <Loaded query={profile} skeleton={<FormSkeleton rows={4} />} failure={t('profile.failure.read')}>
        {(data) => <ProfileForm profile={data} />}
      </Loaded>
    </AccountFrame>
  );
}
