import { Button } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import form from '../../../form/form.module.css';

interface FactorActionsProps {
  readonly label: string;
  readonly isPending: boolean;
  readonly onCancel: () => void;
}

export function FactorActions({ label, isPending, onCancel }: FactorActionsProps) {
  const { t } = useTranslation();
  return (
    <div className={form.actions}>
      <Button type="submit" loading={isPending}>
        {label}
      </Button>
      <Button variant="text" onClick={onCancel}>
        {t('factors.cancel')}
      </Button>
    </div>
  );
}
