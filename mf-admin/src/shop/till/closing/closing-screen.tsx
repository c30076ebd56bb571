import { Button, Notice, TextField } from '@aimante/ui';
import Lock from 'lucide-react/icons/lock';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../numbers/format.ts';
import { cashDraft, closeDraft, type Till, totalsOf } from '../drafts.ts';
import { AmountForm } from '../sale/amount-form.tsx';
import type { OpenedTill } from '../use-till.ts';
import { CashCount, type Counts, countedCents, piecesOf } from './cash-count.tsx';
import styles from './closing.module.css';
import { ClosingHead } from './closing-head.tsx';
import { PerpetualTotal } from './perpetual-total.tsx';
import { XReport } from './x-report.tsx';

interface ClosingScreenProps {
  readonly opened: OpenedTill;
  readonly till: Till;
}

/** Count, difference, totals. A difference asks for a reason and does not stop the closing. */
export function ClosingScreen({ opened, till }: ClosingScreenProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [counts, setCounts] = useState<Counts>({});
  const [reason, setReason] = useState('');
  const [moved, setMoved] = useState<1 | -1>();
  const [isFailed, setIsFailed] = useState(false);
  const totals = totalsOf(till.session, opened.facts.records);
  const counted = countedCents(counts);
  const differs = counted !== totals.expectedCents;
  const write = (...[draft, more]: Parameters<OpenedTill['write']>) =>
    opened.write(draft, more).then(
      () => setIsFailed(false),
      () => setIsFailed(true),
    );
  const close = () => {
    const pieces = piecesOf(counts);
    const why = differs ? reason.trim() : null;
    const facts = { pieces, countedCents: counted, expectedCents: totals.expectedCents, reason: why };
    void write(closeDraft(till, facts), { session: null });
  };
  return (
    <div className={styles.closing}>
      <ClosingHead records={opened.facts.records} totals={totals} />
      <section className={styles.panel}>
        <h2>{t('till.counted')}</h2>
        <CashCount counts={counts} onCount={setCounts} />
        <p>
          <span>{t('till.expected')}</span> <span>{format.euros(totals.expectedCents)}</span>
        </p>
        <p>
          <span>{t('till.counted')}</span> <b>{format.euros(counted)}</b>
        </p>
        {differs && (
          <div className={styles.difference}>
            <p>
              <b>{t('till.discrepancy')}</b> <strong>{format.euros(counted - totals.expectedCents)}</strong>
            </p>
            <TextField
              label={t('order.reason')}
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </div>
        )}
        {moved ? (
          <AmountForm
            text={t('order.reason')}
            onCancel={() => setMoved(undefined)}
            onDone={(cents, why) => {
              setMoved(undefined);
              void write(cashDraft(till, moved * cents, why));
            }}
          />
        ) : (
          <div className={styles.moves}>
            <Button variant="text" size="small" onClick={() => setMoved(1)}>
              {t('till.cashIn')}
            </Button>
            <Button variant="text" size="small" onClick={() => setMoved(-1)}>
              {t('till.cashOut')}
            </Button>
          </div>
        )}
      </section>
      <div className={styles.totals}>
        <XReport totals={totals} />
        <PerpetualTotal facts={opened.facts} />
      </div>
      <footer className={styles.bar}>
        {opened.facts.waiting > 0 && <p>{t('till.closeOffline')}</p>}
        {isFailed && <Notice tone="danger">{t('till.full')}</Notice>}
        <Button variant="secondary" size="large" icon={<Printer size={20} />} onClick={() => print()}>
          {t('till.xReport')}
        </Button>
        <Button size="large" icon={<Lock size={20} />} disabled={differs && reason.trim() === ''} onClick={close}>
          {t('till.closeNow')}
        </Button>
      </footer>
    </div>
  );
}
