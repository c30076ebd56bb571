import {
  addColourProfile,
  deleteColourProfile,
  getColourProfile,
  type SheetProfile,
} from '@aimante/api-contract/batches';
import { useApi, useChange } from '@aimante/remote/data';
import { Button } from '@aimante/ui';
import FileDown from 'lucide-react/icons/file-down';
import Upload from 'lucide-react/icons/upload';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../download/download-button.tsx';
import { fileOf } from '../../download/save-file.ts';
import { RemoveButton } from '../../form/remove-button.tsx';
import { useFormat } from '../../numbers/format.ts';
import { SHEET_PROFILES, useSheetProfiles } from '../../production/use-sheet-profiles.ts';
import styles from './colour-profile.module.css';

/** The ICC profile of a sheet profile. Saved at once, apart from the form above it. */
export function ColourProfile({ sheet: { id, name } }: { readonly sheet: SheetProfile }) {
  const { t } = useTranslation();
  const format = useFormat();
  const api = useApi();
  const { data } = useSheetProfiles();
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const icc = data?.find((each) => each.id === id)?.colourProfile;
  const params = { id };
  const refresh = [SHEET_PROFILES, ['soft-proof']];
  const add = useChange(
    (call, file: File) => {
      const body = new FormData();
      body.append('profile', file);
      return call(addColourProfile, { params, body });
    },
    { refresh, done: t('colourProfile.added') },
  );
  const remove = useChange((call) => call(deleteColourProfile, { params }), {
    refresh,
    done: t('colourProfile.removed'),
  });
  const addLabel = t(icc ? 'colourProfile.replace' : 'colourProfile.add');
  return (
    <section aria-labelledby={heading} className={styles.profile}>
      <h3 id={heading}>{t('colourProfile.title')}</h3>
      {icc ? (
        <p>
          <strong>{icc.description}</strong>
          <br />
          {t(`colourProfile.space.${icc.space}`)} ·{' '}
          {t('colourProfile.size', { kb: format.count(Math.ceil(icc.bytes / 1024)) })}
        </p>
      ) : (
        <p>{t('colourProfile.none')}</p>
      )}
      {icc && icc.space !== 'CMYK' && <p>{t('colourProfile.notForPress')}</p>}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="desk"
          icon={<Upload size={16} />}
          loading={add.isPending}
          onClick={() => input.current?.click()}
        >
          {addLabel}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".icc,.icm"
          aria-label={addLabel}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) add.mutate(file);
          }}
        />
        {icc && (
          <DownloadButton
            icon={<FileDown size={16} />}
            load={async () => fileOf(`${name}.icc`, await api(getColourProfile, { params }))}
          >
            {t('colourProfile.download')}
          </DownloadButton>
        )}
        {icc && (
          <RemoveButton
            label={t('colourProfile.remove')}
            question={{
              title: t('colourProfile.removeTitle', { name: icc.description }),
              text: t('colourProfile.removeText'),
              confirm: t('action.remove'),
            }}
            isBusy={remove.isPending}
            onRemove={() => remove.mutate()}
          />
        )}
      </div>
    </section>
  );
}
