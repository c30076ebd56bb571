import { NavLink, usePlatform, useSession } from '@aimante/remote';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Package from 'lucide-react/icons/package';
import UserPlus from 'lucide-react/icons/user-plus';
import UserRound from 'lucide-react/icons/user-round';
import Wrench from 'lucide-react/icons/wrench';
import { useTranslation } from 'react-i18next';

const SIZE = 18;

export function MenuLinks() {
  const session = useSession();
  if (!session) return <VisitorLinks />;
  return <CustomerLinks isAdmin={session.role === 'admin'} />;
}

function VisitorLinks() {
  const { t } = useTranslation();
  return (
    <>
      <NavLink to="/auth/login">
        <LogIn size={SIZE} aria-hidden="true" />
        {t('accountMenu.login.link')}
      </NavLink>
      <NavLink to="/auth/signup">
        <UserPlus size={SIZE} aria-hidden="true" />
        {t('accountMenu.signup.link')}
      </NavLink>
    </>
  );
}

function CustomerLinks({ isAdmin }: { readonly isAdmin: boolean }) {
  const { t } = useTranslation();
  const { navigate, session } = usePlatform();

  async function logout() {
    await session.logout();
    navigate('/');
  }

  return (
    <>
      <NavLink to="/account" end>
        <UserRound size={SIZE} aria-hidden="true" />
        {t('accountMenu.account.link')}
      </NavLink>
      <NavLink to="/orders">
        <Package size={SIZE} aria-hidden="true" />
        {t('accountMenu.orders.link')}
      </NavLink>
      {isAdmin && (
        <NavLink to="/admin">
          <Wrench size={SIZE} aria-hidden="true" />
          {t('accountMenu.admin.link')}
        </NavLink>
      )}
      <button type="button" onClick={() => void logout()}>
        <LogOut size={SIZE} aria-hidden="true" />
        {t('accountMenu.logout.button')}
      </button>
    </>
  );
}
