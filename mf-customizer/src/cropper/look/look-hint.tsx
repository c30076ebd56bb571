import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from '../../design/stage-hint.module.css';
import { isMarkingEyesAtom } from './red-eye-atoms.ts';

export function LookHint() {
  const { t } = useTranslation();
  const isMarking = useAtomValue(isMarkingEyesAtom);
  return (
    <p className={styles.hint} role="status">
      {t(isMarking ? 'look.eyes.hint' : 'look.panel.hint')}
    </p>
  );
}
