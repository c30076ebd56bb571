import { Button } from '@aimante/ui';
import ImagePlus from 'lucide-react/icons/image-plus';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './own-photo-choice.module.css';
import type { OwnPhotoState } from './use-own-photo.ts';

/** Chooses the photo, says that it stays on the device, and removes it. */
export function OwnPhotoChoice({ own }: { readonly own: OwnPhotoState }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  return (
    <div className={styles.choice}>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void own.choose(file);
        }}
      />
      <Button
        variant="secondary"
        size="small"
        icon={<ImagePlus size={18} />}
        loading={own.isReading}
        aria-describedby={noteId}
        onClick={() => input.current?.click()}
      >
        {t(own.photo ? 'ownPhoto.change' : 'ownPhoto.choose')}
      </Button>
      {own.photo && (
        <Button variant="text" size="small" onClick={() => void own.remove()}>
          {t('ownPhoto.remove')}
        </Button>
      )}
      <p
        id={noteId}
        className={own.isRefused ? styles.refused : styles.note}
        role={own.isRefused ? 'alert' : undefined}
      >
        {!own.isRefused && <ShieldCheck size={18} aria-hidden="true" />}
        {t(own.isRefused ? 'ownPhoto.refused' : 'ownPhoto.note')}
      </p>
    </div>
  );
}
