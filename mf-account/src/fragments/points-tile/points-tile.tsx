import { useLocale } from '@aimante/remote';
import { Loaded } from '@aimante/remote/data';
import { formatNumber } from '@aimante/shop/numbers';
import { Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { AccountTile, tileLines } from '../../account-tile/account-tile.tsx';
import { useLoyalty } from '../../use-loyalty.ts';
import styles from './points-tile.module.css';

export function PointsTile() {
  const { t } = useTranslation();
  const locale = useLocale();
  const loyalty = useLoyalty();
  return (
    <AccountTile
      id="points-tile"
      title={t('account.points.title')}
      link={{ to: '/loyalty', label: t('account.points.link') }}
    >
      <Loaded query={loyalty} skeleton={<Skeleton shape="block" height="5rem" />} failure={t('loyalty.failure.read')}>
        {({ balance, tier }) => (
          <>
            <p className={styles.points}>{formatNumber(balance, locale)}</p>
            <p className={tileLines}>{t('loyalty.tier.title', { name: tier.name })}</p>
          </>
        )}
      </Loaded>
    </AccountTile>
  );
}
