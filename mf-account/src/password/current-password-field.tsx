import { useT } from '@aimante/remote';
import { PasswordField, type PasswordFieldProps } from '@aimante/ui';

type CurrentPasswordFieldProps = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'autoComplete' | 'label'> & {
  readonly label?: string;
};

export function CurrentPasswordField({ label, ...rest }: CurrentPasswordFieldProps) {
  const t = useT();
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
