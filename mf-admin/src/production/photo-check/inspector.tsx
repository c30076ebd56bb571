import type { SoftProof } from '@aimante/api-contract/order-desk';
import { Badge, Button, Chip, Notice, TextField } from '@aimante/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import { TilePicture } from '../tile-picture.tsx';
import { boxOf, CutLines, printedAs } from './cut-lines.tsx';
import styles from './inspector.module.css';
import { ProofBar, ProofReach } from './proof-bar.tsx';
import { QualityBadge } from './quality-badge.tsx';
import { type Shown, tileOf } from './shown-photos.ts';
import type { Review } from './use-review-keys.ts';
import { type ProofChoice, useSoftProof } from './use-soft-proof.ts';

const reasons = ['blurred', 'edge', 'dark', 'content'] as const;
const tones = { waiting: 'warning', approved: 'success', blocked: 'danger' } as const;

interface InspectorProps {
  readonly shown: Shown;
  readonly proof: ProofChoice;
  readonly isBusy: boolean;
  /** True while a reason is asked for. */
  readonly isBlocking: boolean;
  readonly onBlocking: (isBlocking: boolean) => void;
  readonly onDecide: (review: Review) => void;
}

export function Inspector({ shown, proof, isBusy, isBlocking, onBlocking, onDecide }: InspectorProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { order, line, photo } = shown;
  const tile = tileOf(shown);
  const trim = { width: line.magnetWidth ?? 1, height: line.magnetHeight ?? 1 };
  const printed = printedAs(trim, tile?.cut ?? null);
  const isReady = tile?.isReady ?? false;
  const box = isReady ? boxOf(printed) : trim;
  const frame = useInView(photo.id);
  const softProof = useSoftProof(shown, proof);
  return (
    <aside ref={frame} aria-label={t('photoCheck.inspector')} className={styles.inspector}>
      <div className={styles.stage}>
        <div className={styles.picture} style={{ aspectRatio: `${box.width} / ${box.height}` }}>
          {proof.isOn && softProof.data ? (
            <ProofPicture proof={softProof.data} paper={proof.paper} />
          ) : (
            <TilePicture
              key={photo.id}
              orderId={order.id}
              photo={photo}
              isReady={isReady}
              alt={t('photoCheck.large')}
            />
          )}
          {isReady && <CutLines printed={printed} />}
        </div>
        {proof.isOn && <ProofReach proof={softProof} isReady={isReady} />}
      </div>
      <ProofBar choice={proof} />
      <div className={styles.words}>
        <Facts
          items={[
            [t('orders.column.number'), order.number],
            [t('products.column.name'), line.name],
            [t('orders.column.sizes'), line.magnetWidth ? `${line.magnetWidth} × ${line.magnetHeight} mm` : '–'],
            [t('photoCheck.resolution'), tile?.quality ? <QualityBadge key="quality" tile={tile} hasWords /> : '–'],
            [t('photoCheck.copies'), photo.copies],
            [t('product.print.bleed'), tile?.bleed ? t(`photoCheck.bleed.${tile.bleed}`) : '–'],
            [t('photoCheck.received'), format.time(order.createdAt)],
            [
              t('contact.status'),
              <Badge key="state" tone={tones[photo.review]}>
                {t(`order.review.${photo.review}`)}
              </Badge>,
            ],
          ]}
        />
      </div>
      <div className={styles.verdict}>
        {photo.isPrintedAnyway && <Notice tone="info">{t('photoCheck.anyway')}</Notice>}
        {isBlocking && (
          <Reason onReason={(given) => onDecide({ verdict: 'blocked', ...given })} onCancel={() => onBlocking(false)} />
        )}
        <div className={styles.actions}>
          <Button size="desk" loading={isBusy} onClick={() => onDecide({ verdict: 'approved' })}>
            {t('photoCheck.approve')} <kbd>A</kbd>
          </Button>
          <Button variant="secondary" size="desk" onClick={() => onBlocking(!isBlocking)}>
            {t('photoCheck.block')} <kbd>B</kbd>
          </Button>
        </div>
      </div>
    </aside>
  );
}

function ProofPicture({ proof, paper }: { readonly proof: SoftProof; readonly paper: ProofChoice['paper'] }) {
  const { t } = useTranslation();
  const alt = t('softProof.picture', { paper: paper?.name ?? '' });
  return <img className={styles.proof} src={`data:image/jpeg;base64,${proof.picture}`} alt={alt} />;
}

/** On a phone the large photo is above the others. Scrolls it into view when another one is shown. */
function useInView(photoId: string) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const isStacked = matchMedia('(max-width: 63.99rem)').matches;
    if (photoId && isStacked) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [photoId]);
  return frame;
}

interface ReasonProps {
  readonly onReason: (given: Pick<Review, 'reason' | 'mustBeReplaced'>) => void;
  readonly onCancel: () => void;
}

function Reason({ onReason, onCancel }: ReasonProps) {
  const { t } = useTranslation();
  const [other, setOther] = useState('');
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's clean-up.
    void box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <fieldset
      ref={box}
      className={styles.reasons}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <legend>{t('photoCheck.reason.label')}</legend>
      {reasons.map((reason) => (
        <Chip
          key={reason}
          isSelected={false}
          onClick={() => onReason({ reason: t(`photoCheck.reason.${reason}`), mustBeReplaced: reason === 'content' })}
        >
          {t(`photoCheck.reason.${reason}`)}
        </Chip>
      ))}
      <TextField
        label={t('photoCheck.reason.other')}
        size="desk"
        maxLength={300}
        value={other}
        onChange={(event) => setOther(event.target.value)}
      />
      <Button
        variant="danger"
        size="desk"
        disabled={other.trim() === ''}
        onClick={() => onReason({ reason: other.trim() })}
      >
        {t('photoCheck.block')}
      </Button>
    </fieldset>
  );
}
