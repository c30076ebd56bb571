import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { usePlatform, useT } from '@aimante/remote';
import { Button, TextField } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import { useLeaveGuard } from '../edit-form/use-leave-guard.ts';
import { useOrderChange } from './order-steps.tsx';
import styles from './order-tracking.module.css';

interface Tracking {
  readonly trackingNumber?: string;
  readonly trackingUrl?: string;
}

/** Parcel number and tracking link. Typed values stay when the order changes meanwhile. */
export function OrderTracking({ order }: { order: DeskOrderDetail }) {
  const t = useT();
  const { notify } = usePlatform();
  const [typed, setTyped] = useState<Tracking>({});
  const save = useOrderChange(order, () => {
    setTyped({});
    notify({ kind: 'success', text: t('order.trackingSaved') });
  });
  const number = typed.trackingNumber ?? order.trackingNumber ?? '';
  const url = typed.trackingUrl ?? order.trackingUrl ?? '';
  const isChanged = number !== (order.trackingNumber ?? '') || url !== (order.trackingUrl ?? '');
  const isOnItsWay = order.status === 'en_cours' && order.shippingMethod !== 'market';
  useLeaveGuard(isOnItsWay && isChanged);
  if (!isOnItsWay) return null;
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    save.mutate({ trackingNumber: number.trim() || null, trackingUrl: url.trim() || null });
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={t('order.tracking')}
        size="desk"
        maxLength={80}
        value={number}
        onChange={({ target }) => setTyped({ ...typed, trackingNumber: target.value })}
      />
      <TextField
        label={t('order.trackingUrl')}
        size="desk"
        type="url"
        maxLength={500}
        placeholder="https://"
        value={url}
        onChange={({ target }) => setTyped({ ...typed, trackingUrl: target.value })}
      />
      <Button type="submit" variant="secondary" size="deskSmall" disabled={!isChanged} loading={save.isPending}>
        {t('action.save')}
      </Button>
    </form>
  );
}
