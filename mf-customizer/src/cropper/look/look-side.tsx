import { Button, Notice } from '@aimante/ui';
import CopyCheck from 'lucide-react/icons/copy-check';
import { useTranslation } from 'react-i18next';
import { usePhotoProject } from '../../photo-project/use-photo-project.ts';
import styles from './look.module.css';
import { useLookInWords } from './use-look-in-words.ts';
import { useLookSpread } from './use-look-spread.ts';

/** What the look does in print, and how the other photos get it. */
export function LookSide() {
  const { t } = useTranslation();
  const [{ items }] = usePhotoProject();
  const words = useLookInWords();
  const spread = useLookSpread();
  return (
    <div className={styles.sideBlock}>
      <Notice tone="info" title={words}>
        {t('look.print.text')}
      </Notice>
      {items.length > 1 && (
        <>
          <Button variant="secondary" icon={<CopyCheck size={18} />} onClick={() => void spread()}>
            {t('look.spread.label', { count: items.length })}
          </Button>
          <p>{t('look.spread.hint')}</p>
        </>
      )}
    </div>
  );
}
