import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

/** Props that `Field` passes to its control, to connect the two. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Props of every field, in addition to those of its native element. */
export interface FieldOwnProps {
  label: ReactNode;
  /** Shown under the control when there is no error. */
  help?: ReactNode;
  /** What is wrong and how to correct it. It replaces the help. */
  error?: ReactNode;
  /** The word next to the label of an optional field. */
  optional?: ReactNode;
  /** At the opposite end of the label: a link, or a note on the choice. */
  aside?: ReactNode;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean | undefined;
}

export interface FieldProps extends FieldOwnProps {
  /** The id of the control, when it already has one. */
  id?: string | undefined;
  className?: string | undefined;
  size?: 'medium' | 'desk' | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, and help or error, connected for screen readers. */
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

/** Separates the props of a field from those of its native control. */
export function splitFieldProps<
  Props extends FieldOwnProps & { id?: string | undefined; className?: string | undefined },
>(props: Props) {
  const { label, help, error, optional, aside, isLabelHidden, id, className, ...control } = props;
  return { field: { label, help, error, optional, aside, isLabelHidden, id, className }, control };
}
