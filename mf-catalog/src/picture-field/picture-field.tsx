import { Button, IconButton } from '@aimante/ui';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './picture-field.module.css';
import { addPictures, MAX_PICTURES, PICTURE_TYPES, type PictureProblem } from './pictures.ts';

interface PictureFieldProps {
  readonly pictures: readonly File[];
  readonly onChange: (pictures: readonly File[]) => void;
  /** What the pictures are for. */
  readonly note: string;
}

export function PictureField({ pictures, onChange, note }: PictureFieldProps) {
  const { t } = useTranslation();
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);

  function add(files: FileList | null) {
    const choice = addPictures(pictures, [...(files ?? [])]);
    setProblem(choice.problem);
    onChange(choice.pictures);
    if (input.current) input.current.value = '';
  }

  return (
    <div className={styles.pictures}>
      <input
        ref={input}
        className={styles.file}
        type="file"
        name="images"
        multiple
        accept={PICTURE_TYPES.join(',')}
        aria-label={t('pictures.label')}
        onChange={(event) => add(event.target.files)}
      />
      <Button
        className={styles.add}
        variant="secondary"
        size="small"
        icon={<ImagePlus size={18} />}
        disabled={pictures.length >= MAX_PICTURES}
        aria-describedby={noteId}
        onClick={() => input.current?.click()}
      >
        {t('pictures.add')}
      </Button>
      <p id={noteId} className={problem ? styles.problem : styles.note} role={problem ? 'alert' : undefined}>
        {problem ? t(`pictures.problem.${problem}`) : note}
      </p>
      {pictures.length > 0 && (
        <ul className={styles.files}>
          {pictures.map((picture) => (
            <li key={`${picture.name}-${picture.size}-${picture.lastModified}`}>
              <span>{picture.name}</span>
              <IconButton
                label={t('pictures.remove', { name: picture.name })}
                variant="ghost"
                size="desk"
                onClick={() => onChange(pictures.filter((each) => each !== picture))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
