import type { AuditRow } from '@aimante/api-contract/operations';
import { useT } from '@aimante/remote';
import { Dialog } from '@aimante/ui';
import { Facts } from '../panel/panel.tsx';
import styles from './audit-dialog.module.css';

/** One deed: what stood there before, and what after. */
export function AuditDialog({ row, onClose }: { row: AuditRow; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open onOpenChange={onClose} title={row.action} closeLabel={t('action.close')} size="wide">
      <Facts
        items={[
          [t('audit.actor'), row.actor?.email ?? row.role],
          [t('audit.entity'), `${row.entity} ${row.entityId ?? ''}`],
          [t('audit.ip'), row.ip ?? '–'],
          [t('audit.request'), row.requestId ?? '–'],
        ]}
      />
      <div className={styles.states}>
        <State title={t('audit.before')} value={row.before} />
        <State title={t('audit.after')} value={row.after} />
      </div>
    </Dialog>
  );
}

function State({ title, value }: { title: string; value: unknown }) {
  return (
    <section>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
      <pre tabIndex={0}>{value ? JSON.stringify(value, null, 2) : '–'}</pre>
    </section>
  );
}
