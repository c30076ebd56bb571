import { isNeutralLook } from '@aimante/print';
import { useAtomValue } from 'jotai';
import Eye from 'lucide-react/icons/eye';
import { useTranslation } from 'react-i18next';
import styles from './look.module.css';
import { isComparingAtom, shownLookAtom } from './look-atoms.ts';
import { useCompareButton } from './use-compare.ts';

export function CompareButton() {
  const { t } = useTranslation();
  const isComparing = useAtomValue(isComparingAtom);
  const look = useAtomValue(shownLookAtom);
  const press = useCompareButton();
  if (isNeutralLook(look)) return null;
  return (
    <button type="button" className={styles.compare} aria-pressed={isComparing} {...press}>
      <Eye size={18} aria-hidden="true" />
      {t(isComparing ? 'look.compare.shown' : 'look.compare.label')}
    </button>
  );
}
