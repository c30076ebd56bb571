import { MAX_RED_EYES } from '@aimante/print';
import { Button } from '@aimante/ui';
import { useAtom } from 'jotai';
import Crosshair from 'lucide-react/icons/crosshair';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './look.module.css';
import { isMarkingEyesAtom } from './red-eye-atoms.ts';
import { useLook } from './use-look.ts';

interface RedEyesProps {
  /** False where a line below the stage says what to do. */
  readonly hasHint: boolean;
}

/** Marks red eyes on the photo: while it is on, a press on the stage marks one. */
export function RedEyes({ hasHint }: RedEyesProps) {
  const { t } = useTranslation();
  const { look, change } = useLook();
  const [isMarking, setMarking] = useAtom(isMarkingEyesAtom);
  const count = look.redEyes.length;
  useEffect(() => () => setMarking(false), [setMarking]);
  return (
    <div className={styles.eyes}>
      <Button
        variant="secondary"
        size="small"
        icon={<Crosshair size={18} />}
        aria-pressed={isMarking}
        disabled={count >= MAX_RED_EYES}
        onClick={() => setMarking(!isMarking)}
      >
        {t(isMarking ? 'look.eyes.stop' : 'look.eyes.start')}
      </Button>
      {count > 0 && (
        <Button
          variant="text"
          size="small"
          onClick={() => change((now) => ({ ...now, redEyes: now.redEyes.slice(0, -1) }))}
        >
          {t('look.eyes.remove', { count })}
        </Button>
      )}
      {hasHint && isMarking && <p role="status">{t('look.eyes.hint')}</p>}
    </div>
  );
}
