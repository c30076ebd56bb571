import type { Address } from '@aimante/api-contract/users';
import { useLocale } from '@aimante/remote';
import { Loaded } from '@aimante/remote/data';
import { addressLines } from '@aimante/shop/postal';
import { Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { AccountTile, tileLines } from '../../account-tile/account-tile.tsx';
import { useProfile } from '../../use-profile.ts';

export function DeliveryTile() {
  const { t } = useTranslation();
  const locale = useLocale();
  const profile = useProfile();
  return (
    <AccountTile
      id="delivery-tile"
      title={t('account.delivery.title')}
      link={{ to: '/account/addresses', label: t('account.delivery.link') }}
    >
      <Loaded query={profile} skeleton={<Skeleton shape="block" height="5rem" />} failure={t('profile.failure.read')}>
        {({ addresses }) => {
          const address = defaultOf(addresses);
          return (
            <address className={tileLines}>
              {address ? addressLines(address, locale).join('\n') : t('account.delivery.none')}
            </address>
          );
        }}
      </Loaded>
    </AccountTile>
  );
}

export const defaultOf = (addresses: readonly Address[]): Address | undefined =>
  addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? addresses.find(({ type }) => type !== 'billing');
