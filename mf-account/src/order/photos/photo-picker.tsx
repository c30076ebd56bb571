import { photoLimits } from '@aimante/api-contract/photos';
import { classNames } from '@aimante/ui';
import ImagePlus from 'lucide-react/icons/image-plus';
import type { ChangeEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './photo-picker.module.css';

interface PhotoPickerProps {
  readonly label: ReactNode;
  readonly isPrimary?: boolean;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  readonly error?: string | undefined;
  readonly onPick: (files: File[]) => void;
}

export const isFitPhoto = (file: File): boolean =>
  /^image\/(jpeg|png)$/.test(file.type) && file.size <= photoLimits.bytes;

/** A file input that looks like a button: the native one, under a label. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { label, isPrimary = false, isMultiple = false, isDisabled = false, error, onPick } = props;
  const { t } = useTranslation();

  function picked({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onPick(Array.from(currentTarget.files ?? []));
    currentTarget.value = '';
  }

  return (
    <div>
      <label className={classNames(styles.picker, isPrimary && styles.primary, isDisabled && styles.disabled)}>
        <ImagePlus size={18} aria-hidden="true" />
        {label}
        <input
          type="file"
          accept=".jpg,.jpeg,.png"
          multiple={isMultiple}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          onChange={picked}
        />
      </label>
      <p className={error ? styles.error : styles.help} role={error ? 'alert' : undefined}>
        {error ?? t('order.picker.help')}
      </p>
    </div>
  );
}
