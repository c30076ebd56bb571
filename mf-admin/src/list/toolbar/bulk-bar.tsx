import { useErrorText } from '@aimante/remote/data';
import { Button, IconButton, Notice } from '@aimante/ui';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction, BulkReport } from '../source/list-types.ts';
import styles from './bulk-bar.module.css';

const EVERY = 'every-row';

interface BulkBarProps<Row> {
  readonly rows: readonly Row[];
  /** Number of matching rows on all pages. */
  readonly total: number;
  readonly actions: readonly BulkAction<Row>[];
  readonly onSelectAll: () => Promise<void>;
  /** The rows stay selected if some were refused. */
  readonly onDone: (report: BulkReport) => void;
  readonly onClear: () => void;
}

export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { rows, total, actions, onDone, onClear } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [running, setRunning] = useState<string>();
  const [failure, setFailure] = useState<string>();
  async function attempt(id: string, work: () => Promise<void>) {
    setRunning(id);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setRunning(undefined);
    }
  }
  const run = (action: BulkAction<Row>) =>
    attempt(action.id, async () => {
      const report = await action.run(rows);
      if (report) onDone(report);
    });
  return (
    <section className={styles.bar} aria-label={t('list.bulk')}>
      <strong role="status">{t('list.selected', { count: rows.length })}</strong>
      {rows.length < total && (
        <Button
          variant="text"
          size="deskSmall"
          loading={running === EVERY}
          onClick={() => void attempt(EVERY, props.onSelectAll)}
        >
          {t('list.selectEvery', { count: total })}
        </Button>
      )}
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button
            key={action.id}
            size="deskSmall"
            variant={action.tone === 'danger' ? 'danger' : 'secondary'}
            icon={action.icon}
            loading={running === action.id}
            disabled={running !== undefined && running !== action.id}
            onClick={() => void run(action)}
          >
            {action.label}
          </Button>
        ))}
        <IconButton label={t('list.unselect')} size="desk" variant="ghost" onClick={onClear}>
          <X size={18} />
        </IconButton>
      </div>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </section>
  );
}

interface BulkOutcomeProps {
  readonly report: BulkReport;
  readonly onUndo?: (undo: () => Promise<BulkReport>) => Promise<void>;
  readonly onClose: () => void;
}

export function BulkOutcome({ report, onUndo, onClose }: BulkOutcomeProps) {
  const { t } = useTranslation();
  const { done, refused, undo } = report;
  const notice = useRef<HTMLDivElement>(null);
  // The selected rows, and with them the user, may be far below.
  useEffect(() => {
    if (report) void notice.current?.scrollIntoView({ block: 'nearest' });
  }, [report]);
  return (
    <Notice ref={notice} tone="warning" title={t('list.bulkDone', { count: done })}>
      {t('list.bulkRefused', { count: refused.length })}
      <ul>
        {refused.map(({ name, reason }) => (
          <li key={name}>{t('list.refusal', { name, reason })}</li>
        ))}
      </ul>
      {undo && onUndo && (
        <Button
          variant="text"
          size="deskSmall"
          onClick={() => {
            onClose();
            void onUndo(undo);
          }}
        >
          {t('action.undo')}
        </Button>
      )}
      <Button variant="text" size="deskSmall" onClick={onClose}>
        {t('action.hide')}
      </Button>
    </Notice>
  );
}
