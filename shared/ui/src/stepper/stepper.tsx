import { useRender } from '@base-ui/react/use-render';
import Check from 'lucide-react/icons/check';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stepper.module.css';

export interface StepperStep {
  id: string;
  label: ReactNode;
  /** The link back to a completed step, without content. */
  link?: ReactElement | undefined;
}

export interface StepperProps extends Omit<ComponentProps<'nav'>, 'children'> {
  label: string;
  /** Announced after a completed step: "terminé". */
  doneLabel: string;
  steps: readonly StepperStep[];
  /** The `id` of the current step. */
  current: string;
}

function StepLink({ link, children }: { link: ReactElement; children: ReactNode }) {
  return useRender({ render: link, props: { className: styles.link, children } });
}

/** The visitor's position in the checkout. Completed steps are green and can be opened again. */
export function Stepper({ label, doneLabel, steps, current, className, ...rest }: StepperProps) {
  const position = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label} {...rest} className={classNames(styles.stepper, className)}>
      <ol className={styles.list}>
        {steps.map(({ id, label: name, link }, index) => {
          const isDone = index < position;
          const content = (
            <>
              <span className={styles.mark}>{isDone ? <Check size={16} /> : index + 1}</span>
              <span className={styles.name}>{name}</span>
              {isDone && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
            </>
          );
          return (
            <li
              key={id}
              className={styles.step}
              data-state={isDone ? 'done' : index === position ? 'current' : 'todo'}
              aria-current={index === position ? 'step' : undefined}
            >
              {isDone && link ? <StepLink link={link}>{content}</StepLink> : content}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
