import { Dialog } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import styles from './key-help.module.css';

const keys = [
  { keys: ['Ctrl', 'K'], text: 'palette' },
  { keys: ['G', 'O'], text: 'orders' },
  { keys: ['G', 'P'], text: 'products' },
  { keys: ['G', 'C'], text: 'customers' },
  { keys: ['/'], text: 'search' },
  { keys: ['J', 'K'], text: 'rows' },
  { keys: ['X'], text: 'select' },
  { keys: ['E'], text: 'open' },
  { keys: ['?'], text: 'help' },
] as const;

export function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open onOpenChange={onClose} title={t('keys.title')} closeLabel={t('action.close')}>
      <dl className={styles.keys}>
        {keys.map(({ keys: each, text }) => (
          <div key={text}>
            <dt>
              {each.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${text}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
