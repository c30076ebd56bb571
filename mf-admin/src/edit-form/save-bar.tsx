import { useT } from '@aimante/remote';
import { Button } from '@aimante/ui';
import { useEffect } from 'react';
import styles from './save-bar.module.css';
import { useLeaveGuard } from './use-leave-guard.ts';

interface SaveBarProps {
  /** Labels of the changed fields. */
  readonly changed: readonly string[];
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onReset: () => void;
}

/** Stays visible while a change is unsaved. Ctrl S saves. */
export function SaveBar({ changed, isSaving, onSave, onReset }: SaveBarProps) {
  const t = useT();
  const isDirty = changed.length > 0;
  useLeaveGuard(isDirty);
  useEffect(() => {
    if (!isDirty) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!isSaving) onSave();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  if (!isDirty) return null;
  return (
    <section className={styles.bar} aria-label={t('form.unsaved')}>
      <p role="status">
        <strong>{t('form.changes', { count: changed.length })}</strong> {changed.join(', ')}
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.reset} onClick={onReset}>
          {t('form.reset')}
        </button>
        <Button size="desk" loading={isSaving} onClick={onSave}>
          {t('action.save')}
        </Button>
      </div>
    </section>
  );
}
