import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { Checkbox, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../numbers/format.ts';
import { UnitLine, UnitLines, UnitStepper } from '../lines/unit-lines.tsx';
import { type RefundChoice, refundLines, refundOfChoice } from './refund-choice.ts';
import styles from './refund-lines.module.css';

interface RefundLinesProps {
  readonly order: DeskOrderDetail;
  readonly choice: RefundChoice;
  readonly error: string | undefined;
  readonly onChange: (choice: RefundChoice) => void;
}

/** Lines with the quantities to refund, the delivery, and their amount. */
export function RefundLines({ order, choice, error, onChange }: RefundLinesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const shippingCents = order.refundable?.shippingCents ?? 0;
  const { amountCents } = refundOfChoice(order, choice);
  return (
    <UnitLines
      lines={refundLines(order).map(({ id, title, quantity, paidCents, left }) => (
        <UnitLine
          key={id}
          title={title}
          caption={[
            t('order.refundPaid', { quantity, amount: format.euros(paidCents) }),
            ...(left < quantity ? [t('order.refundLeft', { count: left })] : []),
          ].join(' · ')}
        >
          {left > 0 && (
            <UnitStepper
              name={title}
              label={t('order.refundUnits', { name: title })}
              most={left}
              value={Math.min(choice.units[id] ?? 0, left)}
              onChange={(units) => onChange({ ...choice, units: { ...choice.units, [id]: units } })}
            />
          )}
        </UnitLine>
      ))}
    >
      {shippingCents > 0 && (
        <Checkbox
          size="desk"
          label={t('order.refundShipping', { amount: format.euros(shippingCents) })}
          checked={choice.shipping}
          onChange={({ target }) => onChange({ ...choice, shipping: target.checked })}
        />
      )}
      <p className={styles.total} aria-live="polite">
        {t('order.refundTotal')} <strong>{format.euros(amountCents)}</strong>
      </p>
      {error && <Notice tone="danger">{error}</Notice>}
    </UnitLines>
  );
}
