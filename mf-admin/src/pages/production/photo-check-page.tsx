import { Loaded } from '@aimante/remote/data';
import { Button, EmptyState } from '@aimante/ui';
import CheckCheck from 'lucide-react/icons/check-check';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Desk } from '../../desk/desk.tsx';
import { PageSkeleton } from '../../desk/panel/page-skeleton.tsx';
import { BulkOutcome } from '../../list/toolbar/bulk-bar.tsx';
import { Inspector } from '../../production/photo-check/inspector.tsx';
import { OrderTiles } from '../../production/photo-check/order-tiles.tsx';
import { isGreen, nextWaiting, photosOf, type Shown } from '../../production/photo-check/shown-photos.ts';
import { type Review, useReviewKeys } from '../../production/photo-check/use-review-keys.ts';
import { useReviews } from '../../production/photo-check/use-reviews.ts';
import { useProofChoice } from '../../production/photo-check/use-soft-proof.ts';
import { useToCheck } from '../../production/photo-check/use-to-check.ts';
import styles from './photo-check-page.module.css';

/** The light table: late orders first; A approves and moves on, B asks for a reason, P shows the soft proof. */
export function PhotoCheckPage() {
  const { t } = useTranslation();
  const table = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Shown>();
  const [isBlocking, setIsBlocking] = useState(false);
  const orders = useToCheck();
  const reviews = useReviews();
  const proof = useProofChoice();
  const photos = (orders.data ?? []).flatMap(({ order }) => photosOf(order));
  const waiting = photos.filter(({ photo }) => photo.review === 'waiting');
  const shown = photos.find(({ photo }) => photo.id === chosen?.photo.id) ?? waiting[0];
  const green = photos.filter(isGreen);
  async function decide(review: Review) {
    if (!shown || reviews.isBusy) return;
    const { refused } = await reviews.give([shown], review);
    setIsBlocking(false);
    if (refused.length === 0) focusNext(table.current, shown.photo.id);
    else focusPhoto(table.current, shown.photo.id);
  }
  function show(next: Shown) {
    setChosen(next);
    // A reason belongs to one photo.
    if (next.photo.id !== shown?.photo.id) setIsBlocking(false);
  }
  function block(isAsked: boolean) {
    setIsBlocking(isAsked && shown !== undefined);
    if (!isAsked && shown) focusPhoto(table.current, shown.photo.id);
  }
  useReviewKeys({
    table,
    onApprove: () => void decide({ verdict: 'approved' }),
    onBlock: () => block(true),
    onProof: proof.toggle,
  });
  return (
    <Desk
      title={t('links.photo-check')}
      lead={orders.data && t('photoCheck.lead', { count: waiting.length })}
      back={{ list: 'orders', to: '/admin/orders', label: t('order.back') }}
      actions={
        <>
          {photos.length > 0 && <KeyHints hasProof={proof.paper !== undefined} />}
          {green.length > 0 && (
            <Button
              size="desk"
              icon={<CheckCheck size={16} />}
              loading={reviews.isBusy}
              onClick={() => void reviews.give(green, { verdict: 'approved' })}
            >
              {t('photoCheck.approveGreen', { count: green.length })}
            </Button>
          )}
        </>
      }
    >
      {reviews.report && <BulkOutcome report={reviews.report} onClose={reviews.hideReport} />}
      <Loaded query={orders} skeleton={<PageSkeleton main={[8]} side={[9]} />}>
        {(data) =>
          data.length === 0 ? (
            <EmptyState title={t('photoCheck.empty.title')}>{t('photoCheck.empty.text')}</EmptyState>
          ) : (
            <div className={styles.columns}>
              <div ref={table} className={styles.table}>
                {data.map(({ order, isLate }) => (
                  <OrderTiles key={order.id} order={order} isLate={isLate} current={shown?.photo.id} onShow={show} />
                ))}
              </div>
              {shown && (
                <Inspector
                  shown={shown}
                  proof={proof}
                  isBusy={reviews.isBusy}
                  isBlocking={isBlocking}
                  onBlocking={block}
                  onDecide={(review) => void decide(review)}
                />
              )}
            </div>
          )
        }
      </Loaded>
    </Desk>
  );
}

const hints = [
  ['← →', 'photo'],
  ['A', 'approve'],
  ['B', 'block'],
  ['P', 'proof'],
] as const;

function KeyHints({ hasProof }: { readonly hasProof: boolean }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.hints}>
      {(hasProof ? hints : hints.slice(0, -1)).map(([key, action]) => (
        <li key={key}>
          <kbd>{key}</kbd> {t(`photoCheck.key.${action}`)}
        </li>
      ))}
    </ul>
  );
}

const tilesOf = (table: HTMLElement | null) => [...(table?.querySelectorAll<HTMLElement>('button[data-photo]') ?? [])];

const focusPhoto = (table: HTMLElement | null, id: string) =>
  tilesOf(table)
    .find((tile) => tile.dataset.photo === id)
    ?.focus();

function focusNext(table: HTMLElement | null, id: string): void {
  const tiles = tilesOf(table);
  tiles[
    nextWaiting(
      tiles.map(({ dataset }) => dataset),
      id,
    )
  ]?.focus();
}
