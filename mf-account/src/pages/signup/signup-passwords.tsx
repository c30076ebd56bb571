import { PasswordField } from '@aimante/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldText } from '../../form/field-text.ts';
import { NewPasswordField } from '../../password/new-password-field.tsx';
import type { SignupInput } from './signup-schema.ts';

export function SignupPasswords() {
  const { t } = useTranslation();
  const fieldText = useFieldText();
  const { register, formState } = useFormContext<SignupInput>();
  // No fault before the repetition is touched: a message that disappears on blur moves the button and the click misses
  // it.
  const isRepeated = formState.touchedFields.confirmation === true;
  const typed = useWatch<SignupInput, 'password'>({ name: 'password' });
  return (
    <>
      <NewPasswordField
        {...register('password', { deps: isRepeated ? 'confirmation' : [] })}
        typed={typed}
        label={t('password.new.label')}
        error={fieldText(formState.errors.password?.message)}
      />
      <PasswordField
        {...register('confirmation')}
        label={t('password.confirmation.label')}
        autoComplete="new-password"
        maxLength={128}
        showLabel={t('password.reveal.show')}
        hideLabel={t('password.reveal.hide')}
        error={fieldText(formState.errors.confirmation?.message)}
      />
    </>
  );
}
