import { type Profile, updateProfile } from '@aimante/api-contract/users';
import { usePlatform, useT } from '@aimante/remote';
import { Card, RadioCard, RadioGroup } from '@aimante/ui';
import { useAccountMutation, useQueryCache } from '../account-api/account-api.ts';
import { useErrorText } from '../account-api/error-text.ts';
import form from '../form/form.module.css';
import { PROFILE_KEY } from '../own-profile/profile-query.ts';

/** The language of mails and invoices. That of the pages is chosen in their header. */
export function LanguageChoice({ profile }: { readonly profile: Profile }) {
  const t = useT();
  const { notify } = usePlatform();
  const cache = useQueryCache();
  const errorText = useErrorText();
  const choose = useAccountMutation((api, locale: Profile['locale']) => api(updateProfile, { body: { locale } }), {
    onSuccess: (saved) => {
      cache.setQueryData(PROFILE_KEY, saved);
      notify({ kind: 'success', text: t('preferences.language.saved') });
    },
    onError: (error) => notify({ kind: 'error', text: errorText(error, t('profile.failure.update')) }),
  });
  const shown = choose.isPending ? choose.variables : profile.locale;
  return (
    <Card className={form.card}>
      <RadioGroup
        legend={t('preferences.language.title')}
        layout="grid"
        value={shown}
        onValueChange={(value) => choose.mutate(value === 'en' ? 'en' : 'fr')}
      >
        <RadioCard variant="compact" value="fr" label="Français" lang="fr" />
        <RadioCard variant="compact" value="en" label="English" lang="en" />
      </RadioGroup>
      <p className={form.note}>{t('preferences.language.text')}</p>
    </Card>
  );
}
