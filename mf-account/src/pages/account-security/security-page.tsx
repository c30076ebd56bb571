import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import form from '../../form/form.module.css';
import { EmailChange } from './email-change.tsx';
import { PasswordChange } from './password-change.tsx';
import { SecondFactors } from './second-factors/second-factors.tsx';
import { SessionList } from './session-list.tsx';

export function SecurityPage() {
  const { t } = useTranslation();
  return (
    <AccountFrame title={t('security.intro.title')} text={t('security.intro.text')}>
      <div className={form.stack}>
        <PasswordChange />
        <EmailChange />
        <SecondFactors />
        <SessionList />
      </div>
    </AccountFrame>
  );
}
