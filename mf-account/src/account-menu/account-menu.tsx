import { Link, useLocation, usePlatform, useSession, useT } from '@aimante/remote';
import UserRound from 'lucide-react/icons/user-round';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './account-menu.module.css';

/** Logged in: account, orders, the back office for administrators, logout. Logged out: login and registration. */
export function AccountMenu() {
  const t = useT();
  const location = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the menu.
  useEffect(close, [location]);

  function close() {
    if (details.current) details.current.open = false;
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.stopPropagation();
    close();
    details.current.querySelector('summary')?.focus();
  }

  return (
    <details
      ref={details}
      className={styles.menu}
      onKeyDown={closeOnEscape}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <summary aria-label={t('accountMenu.navigation.label')}>
        <UserRound size={22} aria-hidden="true" />
      </summary>
      <nav className={styles.panel} aria-label={t('accountMenu.navigation.label')}>
        <MenuLinks />
      </nav>
    </details>
  );
}

function MenuLinks() {
  const t = useT();
  const { navigate, session: control } = usePlatform();
  const session = useSession();

  async function logout() {
    await control.logout();
    navigate('/');
  }

  if (!session) {
    return (
      <>
        <Link to="/auth/login">{t('accountMenu.login.link')}</Link>
        <Link to="/auth/signup">{t('accountMenu.signup.link')}</Link>
      </>
    );
  }
  return (
    <>
      <Link to="/account">{t('accountMenu.account.link')}</Link>
      <Link to="/orders">{t('accountMenu.orders.link')}</Link>
      {session.role === 'admin' && <Link to="/admin">{t('accountMenu.admin.link')}</Link>}
      <button type="button" onClick={logout}>
        {t('accountMenu.logout.button')}
      </button>
    </>
  );
}
