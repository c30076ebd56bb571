import { line } from '@aimante/api-contract/core/wire';
import {
  changeDeskOrder,
  type DeskOrderDetail,
  markOrderPaid,
  type OrderChange,
} from '@aimante/api-contract/order-desk';
import { markPaidSchema } from '@aimante/api-contract/order-desk/schemas';
import { Link, usePlatform } from '@aimante/remote';
import { useApi, useChange, useErrorText, useQueryCache, useRefresh } from '@aimante/remote/data';
import { describeOrder } from '@aimante/shop/order-states';
import { Button, Notice } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMay } from '../../desk/page-rights.ts';
import { Panel } from '../../desk/panel/panel.tsx';
import { useConfirm } from '../../desk/use-confirm.ts';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { useOutcome } from '../../list/source/use-outcome.ts';
import { waitedFor } from '../supplements/waited-for.ts';
import { WaitsNotice } from '../supplements/waits-notice.tsx';
import { useOrderUndo } from '../use-order-undo.ts';
import { orderChoices } from './order-choices.ts';
import styles from './order-steps.module.css';
import { unscannedOf, useAskHalfPacked } from './use-ask-half-packed.ts';
import { orderKeys, useLatestOrder } from './use-latest-order.ts';

interface FailureOptions {
  readonly failure?: 'inline';
  readonly onFailure?: (error: Error, change: OrderChange) => void;
}

/**
 * Changes the order. The cache takes the answer at once, so that the next press sends the new version and meets no
 * conflict.
 */
export function useOrderChange(
  order: DeskOrderDetail,
  announce: (changed: DeskOrderDetail) => void,
  failure: FailureOptions = {},
) {
  const cache = useQueryCache();
  return useChange(
    (api, body: OrderChange) =>
      api(changeDeskOrder, { params: { id: order.id }, body: { version: order.version, ...body } }),
    {
      refresh: orderKeys(order.id),
      ...failure,
      onDone: (changed) => {
        cache.setQueryData(['order', order.id], changed);
        announce(changed);
      },
    },
  );
}

function useAnnounceStep() {
  const { t } = useTranslation();
  const { announce } = useOutcome();
  const takeBack = useOrderUndo();
  return ({ id, version, stage, status, undoStage }: DeskOrderDetail) =>
    announce({
      done: 1,
      refused: [],
      text:
        status === 'en_cours' ? t('orders.movedTo', { count: 1, stage: t(`orders.stage.${stage}`) }) : t('order.moved'),
      undo: undoStage ? () => takeBack([{ id, version }]) : undefined,
    });
}

/** Moves the order, and asks where the scan of its parcel is not finished. */
function useMove(order: DeskOrderDetail) {
  const { notify } = usePlatform();
  const errorText = useErrorText();
  const askHalfPacked = useAskHalfPacked();
  const move = useOrderChange(order, useAnnounceStep(), {
    onFailure: (error, change) => {
      const unscanned = unscannedOf(error);
      if (unscanned === undefined) return notify({ kind: 'error', text: errorText(error) });
      void askHalfPacked(order, unscanned).then((isSure) => {
        if (isSure) move.mutate({ ...change, evenHalfPacked: true });
      });
    },
  });
  return move;
}

export function OrderSteps({ order }: { order: DeskOrderDetail }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [asked, setAsked] = useState<'paid' | 'cancel'>();
  const move = useMove(order);
  const may = useMay();
  const can = orderChoices(order);
  const mayMove = may('orders:change');
  const { isFullyRefunded } = describeOrder(order);
  const other = waitedFor(order);
  async function complete() {
    const isSure = await confirm({
      title: t('order.completeTitle', { number: order.number }),
      text: t('order.completeText'),
      confirm: t('order.complete'),
    });
    if (isSure) move.mutate({ status: 'termine', ...(isFullyRefunded && { evenRefunded: true }) });
  }
  async function shipAlone(stage: DeskOrderDetail['stage'], number: string) {
    const isSure = await confirm({
      title: t('supplement.waitsTitle', { number }),
      text: t('supplement.waitsText', { number }),
      confirm: t('supplement.shipAlone'),
      isDangerous: true,
    });
    if (isSure) move.mutate({ stage, evenAlone: true, ...(isFullyRefunded && { evenRefunded: true }) });
  }
  async function moveTo(stage: DeskOrderDetail['stage']) {
    if (other && (stage === 'expedie' || stage === 'pret_retrait')) return shipAlone(stage, other);
    if (!isFullyRefunded) return move.mutate({ stage });
    const isSure = await confirm({
      title: t('order.refundedTitle', { number: order.number }),
      text: t('order.refundedText'),
      confirm: t('order.moveTo', { stage: t(`orders.stage.${stage}`) }),
      isDangerous: true,
    });
    if (isSure) move.mutate({ stage, evenRefunded: true });
  }
  return (
    <Panel
      title={t('order.next')}
      actions={
        can.canCancel &&
        may(order.paymentStatus === 'paid' ? 'refunds:all' : 'orders:change') && (
          <Button size="deskSmall" variant="text" className={styles.cancel} onClick={() => setAsked('cancel')}>
            {t('order.cancel')}
          </Button>
        )
      }
    >
      {isFullyRefunded && order.status === 'en_cours' && <Notice tone="warning">{t('order.refundedText')}</Notice>}
      <WaitsNotice order={order} />
      {order.blockReason && <Notice tone="danger">{order.blockReason}</Notice>}
      {order.cancelReason && <Notice tone="neutral">{order.cancelReason}</Notice>}
      <div className={styles.steps}>
        {can.canBePaid && may('books:change') && (
          <Button size="desk" onClick={() => setAsked('paid')}>
            {t('order.markPaid')}
          </Button>
        )}
        {can.canBeChecked && may('production:read') && (
          <Button size="desk" render={<Link to={`/admin/photo-check?order=${order.id}`} />}>
            {t('links.photo-check')}
          </Button>
        )}
        {can.canBePacked && may('production:read') && (
          <Button size="desk" variant="secondary" render={<Link to={`/admin/packing?order=${order.id}`} />}>
            {t('packing.open')}
          </Button>
        )}
        {(mayMove ? can.next : []).map((stage) => (
          <Button
            key={stage}
            size="desk"
            variant={stage === can.usual ? 'primary' : 'secondary'}
            disabled={move.isPending}
            onClick={() => void moveTo(stage)}
          >
            {t('order.moveTo', { stage: t(`orders.stage.${stage}`) })}
          </Button>
        ))}
        {can.canComplete && mayMove && (
          <Button size="desk" onClick={() => void complete()}>
            {t('order.complete')}
          </Button>
        )}
        {can.isAtEnd && <p>{t('order.nothingNext')}</p>}
        {can.canBePaid && !may('books:change') && <p>{t('order.awaitsPayment')}</p>}
        {!can.isAtEnd && !can.canBePaid && !mayMove && <p>{t('order.onlyRead')}</p>}
      </div>
      {asked === 'paid' && <PaidDrawer order={order} onClose={() => setAsked(undefined)} />}
      {asked === 'cancel' && <CancelDrawer order={order} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

interface DrawerProps {
  readonly order: DeskOrderDetail;
  readonly onClose: () => void;
}

function PaidDrawer({ order, onClose }: DrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(...orderKeys(order.id));
  return (
    <EditDrawer
      title={t('order.markPaid')}
      saveLabel={t('order.markPaid')}
      onClose={onClose}
      schema={markPaidSchema}
      saved={{ provider: 'transfer' }}
      specs={[
        {
          name: 'provider',
          label: t('order.paidBy'),
          kind: 'select',
          options: [
            { value: 'transfer', label: t('order.provider.transfer') },
            { value: 'cash', label: t('order.provider.cash') },
          ],
        },
        { name: 'note', label: t('coupons.note'), kind: 'area', ifEmpty: null },
      ]}
      onSave={async (body) => {
        await api(markOrderPaid, { params: { id: order.id }, body });
        await refresh();
      }}
    />
  );
}

const cancelSchema = z.object({ reason: line(300) });

function CancelDrawer({ order: given, onClose }: DrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { order, reload, refresh } = useLatestOrder(given);
  return (
    <EditDrawer
      title={t('order.cancelTitle', { number: order.number })}
      saveLabel={t('order.cancelNow')}
      isFinal
      onClose={onClose}
      onReload={reload}
      schema={cancelSchema}
      saved={{}}
      specs={[{ name: 'reason', label: t('order.reason'), kind: 'area' }]}
      onSave={async (body) => {
        await api(changeDeskOrder, {
          params: { id: order.id },
          body: { ...body, version: order.version, status: 'annule' },
        });
        await refresh();
      }}
    >
      <p>{t('order.cancelText')}</p>
    </EditDrawer>
  );
}
