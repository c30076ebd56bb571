import type { Address } from '@aimante/api-contract/users';
import { Link, useLocale } from '@aimante/remote';
import { Loaded, useLoad } from '@aimante/remote/data';
import { Card, Skeleton, Link as UiLink } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { addressLines } from '../../postal-address/address-lines.ts';
import { profileQuery } from '../../profile-query.ts';
import styles from './account-page.module.css';

export function DeliveryTile() {
  const { t } = useTranslation();
  const locale = useLocale();
  const profile = useLoad(profileQuery);
  return (
    <Card className={styles.tile} render={<section aria-labelledby="delivery-tile" />}>
      <h2 className={styles.title} id="delivery-tile">
        {t('account.delivery.title')}
      </h2>
      <Loaded query={profile} skeleton={<Skeleton shape="block" height="5rem" />} failure={t('profile.failure.read')}>
        {({ addresses }) => {
          const address = defaultOf(addresses);
          return (
            <address className={styles.lines}>
              {address ? addressLines(address, locale).join('\n') : t('account.delivery.none')}
            </address>
          );
        }}
      </Loaded>
      <UiLink render={<Link to="/account/addresses" />}>{t('account.delivery.link')}</UiLink>
    </Card>
  );
}

const defaultOf = (addresses: readonly Address[]): Address | undefined =>
  addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? addresses.find(({ type }) => type !== 'billing');
