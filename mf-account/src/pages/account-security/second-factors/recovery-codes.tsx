import { Button, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import form from '../../../form/form.module.css';
import styles from './second-factors.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** Shown once: the server keeps their hashes only. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" title={t('factors.codesTitle')}>
      <p>{t('factors.codesText')}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={form.actions}>
        <Button size="small" variant="secondary" onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}>
          {t('factors.copyCodes')}
        </Button>
        <Button size="small" onClick={onSaved}>
          {t('factors.codesSaved')}
        </Button>
      </div>
    </Notice>
  );
}
