import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { orderChangeSchema } from '@aimante/api-contract/order-desk/schemas';
import { usePlatform } from '@aimante/remote';
import { Button } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';
import { FormElement } from '../../form/form-element.tsx';
import { useLeaveGuard } from '../../form/leave-guard/use-leave-guard.ts';
import { useEditForm } from '../../form/use-edit-form.ts';
import { useOrderChange } from './order-steps.tsx';
import styles from './order-tracking.module.css';

const schema = orderChangeSchema.pick({ trackingNumber: true, trackingUrl: true });

/** Parcel number and tracking link. Typed values stay when the order changes. */
export function OrderTracking({ order }: { order: DeskOrderDetail }) {
  const { t } = useTranslation();
  const { notify } = usePlatform();
  const may = useMay();
  const save = useOrderChange(order, () => notify({ kind: 'success', text: t('order.trackingSaved') }), {
    failure: 'inline',
  });
  const form = useEditForm({
    schema,
    saved: order,
    specs: [
      { name: 'trackingNumber', label: t('order.tracking'), ifEmpty: null },
      { name: 'trackingUrl', label: t('order.trackingUrl'), fault: t('order.trackingUrlFault'), ifEmpty: null },
    ],
    onSave: save.mutateAsync,
  });
  const isChanged = form.changed.length > 0;
  const isOnItsWay = order.status === 'en_cours' && order.shippingMethod !== 'market';
  useLeaveGuard(isOnItsWay && isChanged);
  if (!isOnItsWay) return null;
  if (!may('orders:change')) return order.trackingNumber && <p>{`${t('order.tracking')} ${order.trackingNumber}`}</p>;
  return (
    <FormElement form={form} className={styles.form}>
      <Button type="submit" variant="secondary" size="deskSmall" disabled={!isChanged} loading={form.isSaving}>
        {t('action.save')}
      </Button>
    </FormElement>
  );
}
