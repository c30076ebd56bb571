import type { Loyalty } from '@aimante/api-contract/loyalty';
import { useLocale } from '@aimante/remote';
import { Loaded } from '@aimante/remote/data';
import { Skeleton } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../account-frame/account-frame.tsx';
import { useLoyalty } from '../../use-loyalty.ts';
import { Balance } from './balance.tsx';
import { Coupons } from './coupons.tsx';
import { Ledger } from './ledger.tsx';
import styles from './loyalty-page.module.css';
import { Rewards } from './rewards/reward-list.tsx';
import { shortPrice } from './short-price.ts';
import { TierCard } from './tier/tier-card.tsx';

export function LoyaltyPage() {
  const { t } = useTranslation();
  const locale = useLocale();
  const loyalty = useLoyalty();
  const reward = loyalty.data?.reward;
  return (
    <AccountFrame
      title={t('loyalty.intro.title')}
      text={
        reward
          ? t('loyalty.intro.text', { points: reward.points, amount: shortPrice(reward.cents, locale) })
          : t('loyalty.intro.loading')
      }
    >
      <Loaded query={loyalty} skeleton={<LoyaltySkeleton />} failure={t('loyalty.failure.read')}>
        {(data) => <LoyaltyContent loyalty={data} />}
      </Loaded>
    </AccountFrame>
  );
}

function LoyaltyContent({ loyalty }: { readonly loyalty: Loyalty }) {
  return (
    <>
      <div className={styles.top}>
        <Balance loyalty={loyalty} />
        <TierCard loyalty={loyalty} />
      </div>
      <Rewards loyalty={loyalty} />
      {loyalty.coupons.length > 0 && <Coupons coupons={loyalty.coupons} />}
      <Ledger entries={loyalty.entries} />
    </>
  );
}

function LoyaltySkeleton() {
  return (
    <>
      <div className={styles.top}>
        <Skeleton shape="block" height="12.5rem" />
        <Skeleton shape="block" height="12.5rem" />
      </div>
      <div className={styles.section}>
        <Skeleton width="12rem" height="2rem" />
        <Skeleton shape="block" height="9rem" />
      </div>
    </>
  );
}
