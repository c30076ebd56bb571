import Star from 'lucide-react/icons/star';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BEST } from '../../stars/stars.tsx';
import styles from './star-choice.module.css';

interface StarChoiceProps extends Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'> {
  readonly label: ReactNode;
  readonly error?: ReactNode;
}

const marks = Array.from({ length: BEST }, (_, place) => place + 1);

/** Five native radio buttons, drawn as stars: a press or the arrow keys choose, and the word names the mark. */
export function StarChoice({ label, error, ...input }: StarChoiceProps) {
  const { t } = useTranslation();
  const errorId = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      <div className={styles.stars}>
        {marks.map((mark) => (
          <label key={mark}>
            <input {...input} type="radio" value={mark} required aria-invalid={error ? true : undefined} />
            <Star size={32} aria-hidden="true" />
            <span>{t(`review.mark.${mark as 1 | 2 | 3 | 4 | 5}`)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
