import { Link, usePlatform, useSession, useT } from '@aimante/remote';
import { Button } from '@aimante/ui';
import styles from './account-menu.module.css';

/** Logged in: account, orders, the back office for administrators, logout. Logged out: login and registration. */
export function AccountMenu() {
  const t = useT();
  const { navigate, session: control } = usePlatform();
  const session = useSession();

  async function logout() {
    await control.logout();
    navigate('/');
  }

  if (!session) {
    return (
      <nav className={styles.menu} aria-label={t('accountMenu.navigation.label')}>
        <Link to="/auth/login">{t('accountMenu.login.link')}</Link>
        <Link to="/auth/signup">{t('accountMenu.signup.link')}</Link>
      </nav>
    );
  }
  return (
    <nav className={styles.menu} aria-label={t('accountMenu.navigation.label')}>
      <Link to="/account">{t('accountMenu.account.link')}</Link>
      <Link to="/orders">{t('accountMenu.orders.link')}</Link>
      {session.role === 'admin' && <Link to="/admin">{t('accountMenu.admin.link')}</Link>}
      <Button variant="text" size="small" onClick={logout}>
        {t('accountMenu.logout.button')}
      </Button>
    </nav>
  );
}
