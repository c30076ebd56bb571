import { type Profile, updateProfile } from '@aimante/api-contract/users';
import { isConflict, useQueryCache, useRefresh } from '@aimante/remote/data';
import { ApiForm, ConflictNotice, useApiForm, useConflict } from '@aimante/remote/form';
import { Button, Card, Notice, TextField } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { CompanyFields } from '../../company/company-fields.tsx';
import { companyRefusals } from '../../company/company-schema.ts';
import form from '../../form/form.module.css';
import { PROFILE_KEY } from '../../use-profile.ts';
import { profileBody, profileInput, profileSchema } from './profile-schema.ts';

export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  const { save, conflict, merged } = useProfileForm(profile);
  const { field } = save;
  const showValue = ({ name }: { name: string }, value: unknown) =>
    name === 'accountType'
      ? t(value === 'business' ? 'company.type.business' : 'company.type.personal')
      : String(value);
  return (
    <Card className={form.card}>
      <ApiForm form={save} className={form.form}>
        {conflict.state !== 'none' && (
          <Notice tone="warning">
            <ConflictNotice fields={merged} conflict={conflict} show={showValue} />
          </Notice>
        )}
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

/** A save that meets a newer version, such as of another device, is merged with it field by field. */
function useProfileForm(profile: Profile) {
  const { t } = useTranslation();
  const cache = useQueryCache();
  const { reload } = useRefresh(PROFILE_KEY);
  const merged = useMergedFields();
  const save = useApiForm({
    schema: profileSchema,
    defaultValues: profileInput(profile),
    async ask(): Promise<boolean> {
      if (conflict.open.length > 0) conflict.focusOpen();
      return conflict.open.length === 0;
    },
    send: (api, values) => api(updateProfile, { body: { ...profileBody(values), version: profile.version } }),
    fieldOfCode: companyRefusals,
    failure: t('profile.failure.update'),
    onFailure(error): boolean {
      if (isConflict(error)) void conflict.load();
      return isConflict(error);
    },
    onDone(saved): void {
      save.fields.reset(profileInput(saved));
      conflict.close();
      cache.setQueryData(PROFILE_KEY, saved);
    },
    done: t('profile.saved.notice'),
  });
  const conflict = useConflict({
    form: save.fields,
    fields: merged,
    saved: profileInput(profile),
    onReload: reload,
  });
  return { save, conflict, merged };
}

function useMergedFields() {
  const { t } = useTranslation();
  return [
    { name: 'accountType', label: t('company.type.label') },
    { name: 'companyName', label: t('company.name.label') },
    { name: 'siret', label: t('company.siret.label') },
    { name: 'vatNumber', label: t('company.vat.label') },
    { name: 'legalRepresentative', label: t('company.representative.label') },
    { name: 'firstName', label: t('form.firstName.label') },
    { name: 'lastName', label: t('form.lastName.label') },
    { name: 'phone', label: t('form.phone.label') },
  ];
}
