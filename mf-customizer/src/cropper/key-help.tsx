import { Dialog } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import styles from './key-help.module.css';

const GESTURES = ['drag', 'carry', 'wheel', 'double'] as const;
const KEYS = [
  'arrows',
  'zoom',
  'straighten',
  'turn',
  'flip',
  'fit',
  'reset',
  'cells',
  'swap',
  'writing',
  'letters',
  'compare',
  'confirm',
  'leave',
  'history',
  'help',
] as const;

export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open onOpenChange={onClose} title={t('crop.keys.title')} closeLabel={t('crop.keys.close')}>
      <dl className={styles.keys}>
        {[...GESTURES, ...KEYS].map((key) => (
          <div key={key}>
            <dt>{t(`crop.keys.${key}.keys`)}</dt>
            <dd>{t(`crop.keys.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** The keys in one text, which a screen reader announces with the stage. */
export function KeySentences() {
  const { t } = useTranslation();
  return KEYS.map((key) =>
    t('crop.keys.sentence', { keys: t(`crop.keys.${key}.keys`), text: t(`crop.keys.${key}.text`) }),
  ).join(' ');
}
