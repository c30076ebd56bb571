import { useRender } from '@base-ui/react/use-render';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './breadcrumb.module.css';

export interface BreadcrumbStep {
  /** A unique key: the path of the step. */
  id: string;
  label: ReactNode;
  /** The link, without content. The last step, the current page, has none. */
  link?: ReactElement | undefined;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  label: string;
  steps: readonly BreadcrumbStep[];
}

function StepLink({ link, children }: { link: ReactElement; children: ReactNode }) {
  return useRender({ render: link, props: { className: styles.link, children } });
}

/** The path from the home page to the current page. */
export function Breadcrumb({ label, steps, className, ...rest }: BreadcrumbProps) {
  return (
    <nav aria-label={label} {...rest} className={classNames(styles.breadcrumb, className)}>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.id} className={styles.step}>
            {step.link ? (
              <StepLink link={step.link}>{step.label}</StepLink>
            ) : (
              <span aria-current="page" className={styles.current}>
                {step.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
