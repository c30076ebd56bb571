import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

/** What `Field` hands to its control, so that both belong together. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** What every field takes beside the properties of its native element. */
export interface FieldOwnProps {
  label: ReactNode;
  /** Under the control, always there. */
  help?: ReactNode;
  /** What is wrong and how to mend it; it takes the place of the help. */
  error?: ReactNode;
  /** The word beside the label of a field that may stay empty. */
  optional?: ReactNode;
  /** Opposite the label: a link, a word on the choice. */
  aside?: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean | undefined;
}

export interface FieldProps extends FieldOwnProps {
  /** The control's own id, where it has one already. */
  id?: string | undefined;
  className?: string | undefined;
  size?: 'medium' | 'desk' | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, help or error, wired for screen readers. */
export function Field(props: FieldProps) {
  const {
    label,
    help,
    error,
    optional,
    aside,
    isLabelHidden = false,
    id,
    className,
    size = 'medium',
    children,
  } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const hasNote = Boolean(error || help);
  return (
    <div className={classNames(styles.field, className)} data-size={size}>
      <div className={styles.head} data-hidden={isLabelHidden || undefined}>
        <label className={styles.label} htmlFor={controlId}>
          {label}
          {optional && <span className={styles.optional}> {optional}</span>}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children({
        id: controlId,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hasNote && (
        <p className={error ? styles.error : styles.help} id={noteId}>
          {error && <CircleAlert className={styles.sign} size={16} />}
          {error || help}
        </p>
      )}
    </div>
  );
}

/** Parts the properties of a field from those of its native control. */
export function splitFieldProps<
  Props extends FieldOwnProps & { id?: string | undefined; className?: string | undefined },
>(props: Props) {
  const { label, help, error, optional, aside, isLabelHidden, id, className, ...control } = props;
  return { field: { label, help, error, optional, aside, isLabelHidden, id, className }, control };
}
