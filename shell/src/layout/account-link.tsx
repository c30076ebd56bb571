import { Link } from '@aimante/remote';
import UserRound from 'lucide-react/icons/user-round';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../shell-context.ts';
import { useLocalized } from '../texts.tsx';
import styles from './header.module.css';

const UNKNOWN = () => null;

/** The account without the remote that has its menu. The starter changes the server's link where a session is stored. */
export function AccountLink() {
  const { t } = useTranslation();
  const localized = useLocalized();
  const { session } = useShell().platform;
  const isKnown = useSyncExternalStore(session.subscribe, session.get, UNKNOWN) !== null;
  const [login, account] = [localized('/auth/login'), localized('/account')];
  return (
    <Link
      className={styles.login ?? ''}
      to={isKnown ? account : login}
      data-login={login}
      data-login-name={t('header.login')}
      data-account={account}
      data-name={t('header.account')}
      suppressHydrationWarning
    >
      <UserRound size={22} aria-hidden="true" />
      <span suppressHydrationWarning>{t(isKnown ? 'header.account' : 'header.login')}</span>
    </Link>
  );
}
