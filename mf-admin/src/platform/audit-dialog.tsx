import type { AccessRow, AuditRow } from '@aimante/api-contract/operations';
import { Link } from '@aimante/remote';
import { Dialog } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Facts } from '../desk/panel/panel.tsx';
import { useFormat } from '../numbers/format.ts';
import styles from './audit-dialog.module.css';
import { pageOf, useAuditWords } from './audit-words.ts';

export function AuditDialog({ row, onClose }: { row: AccessRow & Partial<AuditRow>; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useAuditWords();
  const page = pageOf(row.entity, row.entityId);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${words.entityOf(row.entity)} · ${words.actionOf(row.action)}`}
      closeLabel={t('action.close')}
      size="wide"
    >
      <Facts
        items={[
          [t('audit.actor'), row.actor?.email ?? words.roleOf(row.role)],
          [t('audit.at'), format.time(row.at)],
          [t('audit.action'), <code key="action">{row.action}</code>],
          [t('audit.entity'), page ? <Link to={page}>{row.entityId}</Link> : row.entityId || '–'],
          [t('audit.device'), row.userAgent ?? '–'],
          [t('audit.ip'), row.ip ?? '–'],
          [t('audit.request'), row.requestId ?? '–'],
        ]}
      />
      {'after' in row && (
        <div className={styles.states}>
          <State title={t('audit.before')} value={row.before} />
          <State title={t('audit.after')} value={row.after} />
        </div>
      )}
    </Dialog>
  );
}

function State({ title, value }: { title: string; value: unknown }) {
  return (
    <section>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable, for keyboards. */}
      <pre tabIndex={0}>{value ? JSON.stringify(value, null, 2) : '–'}</pre>
    </section>
  );
}
