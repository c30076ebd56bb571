import { Button } from '@aimante/ui';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../desk/use-confirm.ts';
import styles from './remove-button.module.css';

interface RemoveButtonProps {
  readonly label: string;
  /** Asked first, because the action cannot be undone. */
  readonly question: { readonly title: string; readonly text: string; readonly confirm?: string };
  readonly isBusy: boolean;
  /** True until a required choice is made. */
  readonly isDisabled?: boolean;
  readonly onRemove: () => void;
}

export function RemoveButton({ label, question, isBusy, isDisabled = false, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  async function ask() {
    const words = { confirm: t('action.delete'), cancel: t('action.cancel'), ...question };
    if (await confirm({ ...words, isDangerous: true })) onRemove();
  }
  return (
    <Button
      variant="text"
      size="desk"
      className={styles.remove}
      icon={<Trash size={16} />}
      loading={isBusy}
      disabled={isDisabled}
      onClick={() => void ask()}
    >
      {label}
    </Button>
  );
}
