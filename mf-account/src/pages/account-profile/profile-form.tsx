import { type Profile, updateProfile } from '@aimante/api-contract/users';
import { usePlatform } from '@aimante/remote';
import { isRefusal, useChange, useErrorText, useQueryCache } from '@aimante/remote/data';
import { Button, Card, Notice } from '@aimante/ui';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CompanyFields } from '../../company/company-fields.tsx';
import { companyRefusals } from '../../company/company-schema.ts';
import form from '../../form/form.module.css';
import { FormField } from '../../form/form-field.tsx';
import { hasServerFault, showInField } from '../../form/server-faults.ts';
import { PROFILE_KEY } from '../../profile-query.ts';
import { type ProfileInput, type ProfileValues, profileBody, profileInput, profileResolver } from './profile-schema.ts';

export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  const { notify } = usePlatform();
  const cache = useQueryCache();
  const errorText = useErrorText();
  const fields = useForm<ProfileInput, unknown, ProfileValues>({
    resolver: profileResolver,
    defaultValues: profileInput(profile),
    mode: 'onTouched',
  });
  const save = useChange(
    (api, values: ProfileValues) => api(updateProfile, { body: { ...profileBody(values), version: profile.version } }),
    {
      onDone: (saved) => {
        cache.setQueryData(PROFILE_KEY, saved);
        notify({ kind: 'success', text: t('profile.saved.notice') });
      },
      onFailure: (error) => void showInField<ProfileInput>(error, companyRefusals, fields.setError),
    },
  );
  const { isDirty, errors } = fields.formState;
  const isOutdated = isRefusal(save.error, 'VERSION_CONFLICT');
  return (
    <Card className={form.card}>
      <FormProvider {...fields}>
        <form className={form.form} onSubmit={fields.handleSubmit((values) => save.mutate(values))} noValidate>
          {save.error && !hasServerFault(errors) && (
            <Notice tone="danger">
              {errorText(save.error, t('profile.failure.update'))}{' '}
              {isOutdated && (
                <Button
                  variant="text"
                  size="small"
                  onClick={() => void cache.invalidateQueries({ queryKey: PROFILE_KEY })}
                >
                  {t('profile.reload.button')}
                </Button>
              )}
            </Notice>
          )}
          <CompanyFields />
          <div className={form.pair}>
            <FormField name="firstName" label={t('form.firstName.label')} autoComplete="given-name" />
            <FormField name="lastName" label={t('form.lastName.label')} autoComplete="family-name" />
          </div>
          <FormField
            name="phone"
            type="tel"
            label={t('form.phone.label')}
            help={t('form.phone.help')}
            optional={t('form.field.optional')}
            autoComplete="tel"
          />
          <div className={form.actions}>
            <Button type="submit" disabled={!isDirty} loading={save.isPending}>
              {t('form.save.button')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Card>
  );
}
