import { PasswordField, type PasswordFieldProps } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { PasswordChecklist } from './password-checklist.tsx';

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'autoComplete'> {
  /** The typed password, for the rules below the field. */
  readonly typed: string;
}

export function NewPasswordField({ typed, ...rest }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <div>
      <PasswordField
        maxLength={128}
        {...rest}
        autoComplete="new-password"
        showLabel={t('password.reveal.show')}
        hideLabel={t('password.reveal.hide')}
      />
      <PasswordChecklist password={typed} />
    </div>
  );
}
