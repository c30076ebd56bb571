import type { Order, OrderStage } from '@aimante/api-contract/orders';
import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { VisuallyHidden } from '@aimante/ui';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import styles from './confirmation-view.module.css';

const STEPS = ['received', 'checked', 'printed', 'shipped'] as const;
/** An order without photos is neither checked nor printed. */
const ITEM_STEPS = ['received', 'shipped'] as const;

/** Number of steps that are done in each stage. */
const DONE: Record<OrderStage, number> = {
  a_verifier: 1,
  bloque: 1,
  pret: 2,
  imprime: 3,
  assemble: 3,
  emballe: 3,
  expedie: 4,
  pret_retrait: 4,
  livre: 4,
  retire: 4,
};

export function stepsOf({ hasPhotos, stage, shippingMethod }: Order) {
  const last = shippingMethod === 'market' ? ('ready' as const) : ('shipped' as const);
  const steps = hasPhotos === false ? ITEM_STEPS : STEPS;
  return steps.map((step) => ({
    key: step === 'shipped' ? last : step,
    isDone: STEPS.indexOf(step) < DONE[stage],
  }));
}

export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const steps = stepsOf(order);
  const current = steps.findLast(({ isDone }) => isDone);
  return (
    <ol className={styles.timeline} aria-label={t('confirmation.timeline.label')}>
      {steps.map((step, place) => (
        <li key={step.key} data-done={step.isDone || undefined} aria-current={step === current ? 'step' : undefined}>
          <span className={styles.mark}>{step.isDone && <Check size={14} aria-hidden="true" />}</span>
          <strong>{t(`confirmation.step.${step.key}`)}</strong>
          {step.isDone && <VisuallyHidden>{t('confirmation.timeline.done')}</VisuallyHidden>}
          {place === 0 && <span>{formatDate(order.createdAt, locale, 'shortMoment')}</span>}
        </li>
      ))}
    </ol>
  );
}
