import { Link, useLocale } from '@aimante/remote';
import { Loaded, useLoad } from '@aimante/remote/data';
import { Card, Skeleton, Link as UiLink } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { loyaltyQuery } from '../../loyalty-query.ts';
import styles from './points-tile.module.css';

/** Loyalty points, on the account page. */
export function PointsTile() {
  const { t } = useTranslation();
  const locale = useLocale();
  const loyalty = useLoad(loyaltyQuery);
  return (
    <Card className={styles.tile} render={<section aria-labelledby="points-tile" />}>
      <h2 className={styles.title} id="points-tile">
        {t('account.points.title')}
      </h2>
      <Loaded query={loyalty} skeleton={<Skeleton shape="block" height="5rem" />} failure={t('loyalty.failure.read')}>
        {({ balance, tier }) => (
          <>
            <p className={styles.points}>{balance.toLocaleString(locale)}</p>
            <p className={styles.lines}>{t('loyalty.tier.title', { name: tier.name })}</p>
          </>
        )}
      </Loaded>
      <UiLink render={<Link to="/loyalty" />}>{t('account.points.link')}</UiLink>
    </Card>
  );
}
