import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { usePlatform, useT } from '@aimante/remote';
import { Button, TextField } from '@aimante/ui';
import { type SubmitEvent, useState } from 'react';
import { useOrderChange } from './order-steps.tsx';
import styles from './order-tracking.module.css';

/** The parcel's number, and where the customer follows it. */
export function OrderTracking({ order }: { order: DeskOrderDetail }) {
  const t = useT();
  const [number, setNumber] = useState(order.trackingNumber ?? '');
  const [url, setUrl] = useState(order.trackingUrl ?? '');
  const { notify } = usePlatform();
  const save = useOrderChange(order, () => notify({ kind: 'success', text: t('order.trackingSaved') }));
  if (order.status !== 'en_cours' || order.shippingMethod === 'market') return null;
  const isChanged = number !== (order.trackingNumber ?? '') || url !== (order.trackingUrl ?? '');
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
        onChange={(event) => setNumber(event.target.value)}
      />
      <TextField
        label={t('order.trackingUrl')}
        size="desk"
        type="url"
        maxLength={500}
        placeholder="https://"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Button type="submit" variant="secondary" size="deskSmall" disabled={!isChanged} loading={save.isPending}>
        {t('action.save')}
      </Button>
    </form>
  );
}
