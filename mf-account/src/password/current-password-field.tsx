import { PasswordField, type PasswordFieldProps } from '@aimante/ui';
import { useTranslation } from 'react-i18next';

export function CurrentPasswordField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'autoComplete'>) {
  const { t } = useTranslation();
  return (
    <PasswordField
      maxLength={128}
      required
      {...props}
      autoComplete="current-password"
      showLabel={t('password.reveal.show')}
      hideLabel={t('password.reveal.hide')}
    />
  );
}
