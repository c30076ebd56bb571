import { type Loyalty, redeemPoints } from '@aimante/api-contract/loyalty';
import { useLocale, usePlatform } from '@aimante/remote';
import { useChange, useErrorText } from '@aimante/remote/data';
import { Button, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { LOYALTY_KEY } from '../../../use-loyalty.ts';
import { Section } from '../section.tsx';
import { shortPrice } from '../short-price.ts';
import styles from './reward-list.module.css';
import { type Reward, rewardsOf } from './rewards.ts';

export function Rewards({ loyalty }: { readonly loyalty: Loyalty }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const rewards = rewardsOf(loyalty);
  const best = rewards.findLast(({ missing }) => missing === 0);
  const { exchange, pending, error } = useExchange();
  return (
    <Section id="loyalty-rewards" title={t('loyalty.rewards.title')}>
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      <ul className={styles.list}>
        {rewards.map((reward) => (
          <RewardCard
            key={reward.count}
            reward={reward}
            isBest={reward === best}
            isBusy={pending === reward.count}
            onExchange={() => void exchange(reward)}
          />
        ))}
      </ul>
    </Section>
  );
}

/** Asks first, because the exchange cannot be undone. */
function useExchange() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { confirm } = usePlatform();
  const redeem = useChange((api, rewards: number) => api(redeemPoints, { body: { rewards } }), {
    done: ({ code, cents }) => t('loyalty.redeem.done', { code, amount: shortPrice(cents, locale) }),
    refresh: [LOYALTY_KEY],
    failure: 'inline',
  });
  async function exchange({ count, points, cents }: Reward) {
    const amount = shortPrice(cents, locale);
    const isSure = await confirm({
      title: t('loyalty.redeem.title', { points, amount }),
      text: t('loyalty.redeem.text'),
      confirm: t('loyalty.redeem.button'),
      cancel: t('form.cancel.button'),
    });
    if (isSure) redeem.mutate(count);
  }
  return { exchange, pending: redeem.isPending ? redeem.variables : undefined, error: redeem.error };
}

interface RewardCardProps {
  readonly reward: Reward;
  readonly isBest: boolean;
  readonly isBusy: boolean;
  readonly onExchange: () => void;
}

function RewardCard({ reward: { points, cents, missing, share }, isBest, isBusy, onExchange }: RewardCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const amount = shortPrice(cents, locale);
  return (
    <li className={styles.reward} data-open={missing === 0}>
      <span className={styles.amount}>{amount}</span>
      <div className={styles.words}>
        <h3>{t('loyalty.reward.points', { count: points })}</h3>
        <p>{t('loyalty.reward.text')}</p>
        {missing === 0 ? (
          <Button
            size="small"
            variant={isBest ? 'primary' : 'secondary'}
            loading={isBusy}
            aria-label={t('loyalty.redeem.label', { points, amount })}
            onClick={onExchange}
          >
            {t('loyalty.redeem.button')}
          </Button>
        ) : (
          <>
            <strong>{t('loyalty.reward.missing', { count: missing })}</strong>
            <progress className={styles.bar} value={share} aria-label={t('loyalty.reward.points', { count: points })} />
          </>
        )}
      </div>
    </li>
  );
}
