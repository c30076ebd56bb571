import { type Profile, updateProfile } from '@aimante/api-contract/users';
import { usePlatform } from '@aimante/remote';
import { useChange, useErrorText, useQueryCache } from '@aimante/remote/data';
import { Card, RadioCard, RadioGroup } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { PROFILE_KEY } from '../../use-profile.ts';

/** Language of mails and invoices. The page language is chosen in the header. */
export function LanguageChoice({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  const { notify } = usePlatform();
  const cache = useQueryCache();
  const errorText = useErrorText();
  const choose = useChange((api, locale: Profile['locale']) => api(updateProfile, { body: { locale } }), {
    onDone: (saved) => cache.setQueryData(PROFILE_KEY, saved),
    done: t('preferences.language.saved'),
    onFailure: (error) => notify({ kind: 'error', text: errorText(error, t('profile.failure.update')) }),
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
