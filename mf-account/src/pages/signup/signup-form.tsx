import { register } from '@aimante/api-contract/identity';
import { Link, useLocation } from '@aimante/remote';
import { useChange, useErrorText } from '@aimante/remote/data';
import { Button, Checkbox, Notice, Link as UiLink } from '@aimante/ui';
import { FormProvider, useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { CompanyFields } from '../../company/company-fields.tsx';
import { companyBody, companyRefusals } from '../../company/company-schema.ts';
import { useFieldText } from '../../form/field-text.ts';
import form from '../../form/form.module.css';
import { FormField } from '../../form/form-field.tsx';
import { hasServerFault, showInField } from '../../form/server-faults.ts';
import { knownPerson } from './known-person.ts';
import { SignupPasswords } from './signup-passwords.tsx';
import { emptySignup, type SignupInput, type SignupValues, signupResolver } from './signup-schema.ts';

const REFUSALS = { ...companyRefusals, PASSWORD_TOO_COMMON: 'password' } as const;

interface SignupFormProps {
  readonly onSent: (sent: { email: string; message: string }) => void;
}

export function SignupForm({ onSent }: SignupFormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const fields = useForm<SignupInput, unknown, SignupValues>({
    resolver: signupResolver,
    defaultValues: { ...emptySignup, ...knownPerson(useLocation().state) },
    mode: 'onTouched',
  });
  const send = useChange((api, values: SignupValues) => api(register, { body: bodyOf(values) }), {
    onDone: ({ message }, { email }) => onSent({ email, message }),
    onFailure: (error) => void showInField<SignupInput>(error, REFUSALS, fields.setError),
  });
  const { errors } = fields.formState;
  const failure = send.error && !hasServerFault(errors) ? send.error : undefined;
  return (
    <FormProvider {...fields}>
      <form className={form.form} onSubmit={fields.handleSubmit((values) => send.mutate(values))} noValidate>
        {failure && <Notice tone="danger">{errorText(failure, t('signup.failure.text'))}</Notice>}
        <CompanyFields />
        <div className={form.pair}>
          <FormField name="firstName" label={t('form.firstName.label')} autoComplete="given-name" />
          <FormField name="lastName" label={t('form.lastName.label')} autoComplete="family-name" />
        </div>
        <FormField name="email" type="email" label={t('form.email.label')} autoComplete="email" />
        <SignupPasswords />
        <Checkbox
          {...fields.register('acceptTerms')}
          label={
            <Trans
              i18nKey="signup.terms.label"
              components={{ terms: <UiLink render={<Link to="/legal/terms" target="_blank" />} /> }}
            />
          }
          error={fieldText(errors.acceptTerms?.message)}
        />
        <Checkbox {...fields.register('newsletter')} label={t('signup.newsletter.label')} />
        <Button type="submit" className={form.wide} loading={send.isPending} loadingLabel={t('signup.submit.busy')}>
          {t('signup.submit.button')}
        </Button>
      </form>
    </FormProvider>
  );
}

function bodyOf({ email, password, firstName, lastName, acceptTerms, newsletter, ...company }: SignupValues) {
  const { confirmation: _, ...particulars } = company;
  return { email, password, firstName, lastName, acceptTerms, newsletter, ...companyBody(particulars) };
}
