import type { Order } from '@aimante/api-contract/orders';
import { Skeleton } from '@aimante/ui';
import type { ReactNode } from 'react';
import { OrderActions } from './actions/order-actions.tsx';
import { OrderChoices } from './actions/order-choices.tsx';
import { ProblemReport } from './actions/problem-report.tsx';
import { Withdrawal } from './actions/withdrawal.tsx';
import { Arrival } from './arrival.tsx';
import { MissingPhotos } from './missing-photos/missing-photos.tsx';
import styles from './order-content.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { BlockedPhotos } from './photos/blocked-photos.tsx';
import { Supplements } from './supplements.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { TransferDetails } from './transfer-details.tsx';

interface OrderContentProps {
  readonly order: Order;
  /** Shown at the end of the narrow column. */
  readonly children?: ReactNode;
}

/** The page of an order, kept up to date. It is the same for the account and for the signed link. */
export function OrderContent({ order, children }: OrderContentProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {order.actions.canAddPhotos && <MissingPhotos order={order} />}
        {order.actions.canReplacePhotos && <BlockedPhotos order={order} />}
        <Supplements order={order} />
        <Arrival order={order} />
        <TransferDetails order={order} />
        <Timeline order={order} />
        <OrderLines order={order} />
      </div>
      <div className={styles.side}>
        <OrderActions order={order} />
        <OrderChoices order={order} />
        <OrderFacts order={order} />
        <ProblemReport order={order} />
        <Withdrawal order={order} />
        {children}
      </div>
    </div>
  );
}

export function OrderSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Skeleton shape="block" height="22rem" />
        <Skeleton shape="block" height="12rem" />
      </div>
      <div className={styles.side}>
        <Skeleton shape="block" height="20rem" />
      </div>
    </div>
  );
}
