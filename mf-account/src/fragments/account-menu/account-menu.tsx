import { IconButton, NavMenu } from '@aimante/ui';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from 'react-i18next';
import styles from './account-menu.module.css';
import { MenuLinks } from './menu-links.tsx';

/** In the header a button opens the links. In the phone's menu panel they are always open. */
export function AccountMenu() {
  const { t } = useTranslation();
  const label = t('accountMenu.navigation.label');
  const trigger = (
    <IconButton variant="ghost" label={label}>
      <UserRound size={22} />
    </IconButton>
  );
  return (
    <nav aria-label={label}>
      <NavMenu className={styles.popup} trigger={trigger}>
        <MenuLinks />
      </NavMenu>
      <div className={styles.open}>
        <MenuLinks />
      </div>
    </nav>
  );
}
