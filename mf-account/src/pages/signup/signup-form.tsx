import { register } from '@aimante/api-contract/identity';
import { Link, useLocation } from '@aimante/remote';
import { ApiForm, useApiForm } from '@aimante/remote/form';
import { Button, Checkbox, TextField, Link as UiLink } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { Trans } from 'react-i18next/TransWithoutContext';
import { CompanyFields } from '../../company/company-fields.tsx';
import { companyBody, companyRefusals } from '../../company/company-schema.ts';
import form from '../../form/form.module.css';
import { knownPerson } from './known-person.ts';
import { SignupPasswords } from './signup-passwords.tsx';
import { emptySignup, type SignupValues, signupSchema } from './signup-schema.ts';

const REFUSALS = { ...companyRefusals, PASSWORD_TOO_WEAK: 'password', PASSWORD_LEAKED: 'password' } as const;

interface SignupFormProps {
  readonly onSent: (sent: { email: string; message: string }) => void;
}

export function SignupForm({ onSent }: SignupFormProps) {
  const { t, i18n } = useTranslation();
  const send = useApiForm({
    schema: signupSchema,
    defaultValues: { ...emptySignup, ...knownPerson(useLocation().state) },
    send: (api, values) => api(register, { body: bodyOf(values) }),
    fieldOfCode: REFUSALS,
    failure: t('signup.failure.text'),
    onDone: ({ message }, { email }) => onSent({ email, message }),
  });
  const { field } = send;
  return (
    <ApiForm form={send} className={form.form}>
      <CompanyFields />
      <div className={form.pair}>
        <TextField {...field('firstName', t('form.firstName.label'))} autoComplete="given-name" />
        <TextField {...field('lastName', t('form.lastName.label'))} autoComplete="family-name" />
      </div>
      <TextField {...field('email', t('form.email.label'))} type="email" autoComplete="email" />
      <SignupPasswords />
      <Checkbox
        {...field(
          'acceptTerms',
          <Trans
            t={t}
            i18n={i18n}
            i18nKey="signup.terms.label"
            components={{ terms: <UiLink render={<Link to="/legal/terms" target="_blank" />} /> }}
          />,
        )}
      />
      <Checkbox {...field('newsletter', t('signup.newsletter.label'))} />
      <Button
        type="submit"
        className={form.wide}
        loading={send.change.isPending}
        loadingLabel={t('signup.submit.busy')}
      >
        {t('signup.submit.button')}
      </Button>
    </ApiForm>
  );
}

function bodyOf({ email, password, firstName, lastName, acceptTerms, newsletter, ...company }: SignupValues) {
  const { confirmation: _, ...particulars } = company;
  return { email, password, firstName, lastName, acceptTerms, newsletter, ...companyBody(particulars) };
}
