import { judgePassword } from '@aimante/shop/password';
import { VisuallyHidden } from '@aimante/ui';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { useTranslation } from 'react-i18next';
import styles from './password-checklist.module.css';

export function PasswordChecklist({ password }: { readonly password: string }) {
  const { t } = useTranslation();
  const { isStrong, isAccepted } = judgePassword(password);
  return (
    <div className={styles.checklist}>
      <ul>
        <li data-met={isAccepted}>
          {isAccepted ? <Check size={16} aria-hidden="true" /> : <Circle size={16} aria-hidden="true" />}
          {t('password.rules.length')}
          <VisuallyHidden> {t(isAccepted ? 'password.rule.met' : 'password.rule.missing')}</VisuallyHidden>
        </li>
      </ul>
      <p>{t(isStrong ? 'password.strength.strong' : 'password.strength.fair')}</p>
    </div>
  );
}
