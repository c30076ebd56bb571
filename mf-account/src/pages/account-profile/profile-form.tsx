import { type Profile, updateProfile } from '@aimante/api-contract/users';
import { usePlatform } from '@aimante/remote';
import { useQueryCache } from '@aimante/remote/data';
import { ApiForm, useApiForm } from '@aimante/remote/form';
import { Button, Card, TextField } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { CompanyFields } from '../../company/company-fields.tsx';
import { companyRefusals } from '../../company/company-schema.ts';
import form from '../../form/form.module.css';
import { PROFILE_KEY } from '../../profile-query.ts';
import { profileBody, profileInput, profileSchema } from './profile-schema.ts';

export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  const { notify } = usePlatform();
  const cache = useQueryCache();
  const save = useApiForm({
    schema: profileSchema,
    defaultValues: profileInput(profile),
    send: (api, values) => api(updateProfile, { body: { ...profileBody(values), version: profile.version } }),
    fieldOfCode: companyRefusals,
    failure: t('profile.failure.update'),
    onDone: (saved) => {
      cache.setQueryData(PROFILE_KEY, saved);
      notify({ kind: 'success', text: t('profile.saved.notice') });
    },
  });
  const { field } = save;
  return (
    <Card className={form.card}>
      <ApiForm form={save} className={form.form}>
        <CompanyFields />
        <div className={form.pair}>
          <TextField {...field('firstName', t('form.firstName.label'))} autoComplete="given-name" />
          <TextField {...field('lastName', t('form.lastName.label'))} autoComplete="family-name" />
        </div>
        <TextField
          {...field('phone', t('form.phone.label'))}
          type="tel"
          help={t('form.phone.help')}
          optional={t('form.field.optional')}
          autoComplete="tel"
        />
        <div className={form.actions}>
          <Button type="submit" disabled={!save.fields.formState.isDirty} loading={save.change.isPending}>
            {t('form.save.button')}
          </Button>
        </div>
      </ApiForm>
    </Card>
  );
}
