import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import styles from './order-claims.module.css';

const reasons = ['damaged', 'wrong_photo', 'missing', 'quality', 'other'] as const;

/** Reason of a claim in words. An unknown one is shown unchanged. */
export function useClaimReason(): (reason: string) => string {
  const { t } = useTranslation();
  return (reason) => {
    const known = reasons.find((each) => each === reason);
    return known ? t(`order.claims.reasons.${known}`) : reason;
  };
}

export function OrderClaims({ claims }: Pick<DeskOrderDetail, 'claims'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const reasonOf = useClaimReason();
  if (claims.length === 0) return null;
  return (
    <Panel title={t('order.claims.title')}>
      <div className={styles.claims}>
        {claims.map(({ id, kind, reason, message, createdAt }) => (
          <Notice key={id} tone="warning" title={t(`order.claims.${kind}`)}>
            {kind === 'problem' && reasonOf(reason)} <small>{format.time(createdAt)}</small>
            {message && <p className={styles.words}>{message}</p>}
          </Notice>
        ))}
      </div>
    </Panel>
  );
}
