import { PasswordField, type PasswordFieldProps } from '@aimante/ui';
import { useTranslation } from 'react-i18next';

type CurrentPasswordFieldProps = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'autoComplete' | 'label'> & {
  readonly label?: string;
};

export function CurrentPasswordField({ label, ...rest }: CurrentPasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <PasswordField
      maxLength={128}
      required
      {...rest}
      label={label ?? t('password.current.label')}
      autoComplete="current-password"
      showLabel={t('password.reveal.show')}
      hideLabel={t('password.reveal.hide')}
    />
  );
}
