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

export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const steps = order.hasPhotos === false ? ITEM_STEPS : STEPS;
  const done = steps.filter((step) => STEPS.indexOf(step) < DONE[order.stage]).length;
  const last = order.shippingMethod === 'market' ? 'ready' : 'shipped';
  return (
    <ol className={styles.timeline} aria-label={t('confirmation.timeline.label')}>
      {steps.map((step, place) => (
        <li key={step} data-done={place < done || undefined} aria-current={place === done - 1 ? 'step' : undefined}>
          <span className={styles.mark}>{place < done && <Check size={14} aria-hidden="true" />}</span>
          <strong>{t(`confirmation.step.${step === 'shipped' ? last : step}`)}</strong>
          {place < done && <VisuallyHidden>{t('confirmation.timeline.done')}</VisuallyHidden>}
          {place === 0 && <span>{formatDate(order.createdAt, locale, 'shortMoment')}</span>}
        </li>
      ))}
    </ol>
  );
}
