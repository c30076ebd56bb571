import { useT } from '@aimante/remote';
import { Button, Notice } from '@aimante/ui';

/** Somebody else saved first: nothing was overwritten, and what was typed is still there. */
export function ConflictNotice({ onReload }: { onReload: () => void }) {
  const t = useT();
  return (
    <Notice tone="warning" title={t('form.conflict.title')}>
      {t('form.conflict.text')}{' '}
      <Button variant="secondary" size="deskSmall" onClick={onReload}>
        {t('form.conflict.reload')}
      </Button>
    </Notice>
  );
}
