import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useId, useImperativeHandle, useRef } from 'react';
import { classNames } from '../class-names.ts';
import choice from '../field/choice.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface MarkProps extends ComponentProps<'input'> {
  isIndeterminate: boolean | undefined;
}

/** The indeterminate state has no HTML attribute: it is set on the element. */
function Mark({ isIndeterminate = false, ref, ...rest }: MarkProps) {
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLInputElement);
  useEffect(() => {
    if (own.current) own.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return <input {...rest} ref={own} type="checkbox" className={choice.mark} />;
}

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  isLabelHidden?: boolean | undefined;
  /** Some of the options that it summarises are checked, not all. */
  isIndeterminate?: boolean | undefined;
  size?: 'medium' | 'desk' | undefined;
}

/** `ref`, `name`, `onChange` and the rest go to the `<input>`, `className` to the row around it. */
export function Checkbox(props: CheckboxProps) {
  const { label, help, error, isLabelHidden, isIndeterminate, size = 'medium', className, ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const noteId = `${id}-note`;
  const note = error || help;
  return (
    <div className={classNames(choice.choice, className)} data-size={size}>
      <label className={choice.label} htmlFor={id}>
        <Mark
          isIndeterminate={isIndeterminate}
          aria-describedby={note ? noteId : undefined}
          aria-invalid={error ? true : undefined}
          {...rest}
          id={id}
        />
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </label>
      {note && (
        <p className={error ? choice.error : choice.help} id={noteId}>
          {error && <CircleAlert size={16} />}
          {note}
        </p>
      )}
    </div>
  );
}
