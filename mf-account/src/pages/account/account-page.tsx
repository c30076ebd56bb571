import { Slot } from '@aimante/remote';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { useProfile } from '../../use-profile.ts';
import styles from './account-page.module.css';
import { DeliveryTile } from './delivery-tile.tsx';
import { LastOrder } from './last-order.tsx';

/** Overview of the account. Each block handles its own failure. */
export function AccountPage() {
  const { t } = useTranslation();
  const { data: profile } = useProfile();
  return (
    <AccountFrame
      title={profile ? t('account.overview.hello', { name: profile.firstName }) : t('links.account')}
      text={t('account.overview.text')}
    >
      <div className={styles.blocks}>
        <LastOrder />
        <div className={styles.tiles}>
          <DeliveryTile />
          <Slot name="account-home" />
        </div>
      </div>
    </AccountFrame>
  );
}
