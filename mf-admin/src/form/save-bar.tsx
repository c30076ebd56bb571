import { Button } from '@aimante/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from './leave-guard/use-leave-guard.ts';
import styles from './save-bar.module.css';
import type { EditForm } from './use-edit-form.ts';

/** Stays visible while a change is unsaved. Ctrl S saves. */
export function SaveBar({ form }: { form: EditForm }) {
  const { t } = useTranslation();
  const { isSaving, submit } = form;
  const changed = [...new Set(form.changed.map(({ label }) => label))];
  const isDirty = changed.length > 0;
  useLeaveGuard(isDirty);
  useEffect(() => {
    if (!isDirty) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!isSaving) submit();
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
        <button type="button" className={styles.reset} onClick={form.reset}>
          {t('form.reset')}
        </button>
        <Button size="desk" loading={isSaving} onClick={submit}>
          {t('action.save')}
        </Button>
      </div>
    </section>
  );
}
