import { useField, useFormContext, useWatch } from '@aimante/remote/form';
import { PasswordField } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { NewPasswordField } from '../../password/new-password-field.tsx';
import type { SignupInput } from './signup-schema.ts';

export function SignupPasswords() {
  const { t } = useTranslation();
  const field = useField<SignupInput>();
  const { formState } = useFormContext<SignupInput>();
  // No fault before the repetition is touched: a message that disappears on blur moves the button and the click misses
  // it.
  const isRepeated = formState.touchedFields.confirmation === true;
  const typed = useWatch<SignupInput, 'password'>({ name: 'password' });
  return (
    <>
      <NewPasswordField
        {...field('password', t('password.new.label'), { deps: isRepeated ? 'confirmation' : [] })}
        typed={typed}
      />
      <PasswordField
        {...field('confirmation', t('password.confirmation.label'))}
        autoComplete="new-password"
        maxLength={128}
        showLabel={t('password.reveal.show')}
        hideLabel={t('password.reveal.hide')}
      />
    </>
  );
}
