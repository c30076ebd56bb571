import { CUSTOMER_SHEET, planGrid } from '@aimante/print';
import { useT } from '@aimante/remote';
import { magnetCount, type Project } from '../photo-project/photo-project.ts';
import styles from './pdf-sheet.module.css';
import type { PageSettings } from './use-pdf-sheet.ts';

interface SheetPlanProps {
  readonly project: Project;
  readonly settings: PageSettings;
}

/** The first page as it will be printed, and how many pages there are. */
export function SheetPlan({ project, settings }: SheetPlanProps) {
  const t = useT();
  const { sheet, slots } = planGrid({ ...CUSTOMER_SHEET, ...settings }, project.profile);
  const count = magnetCount(project);
  const pages = Math.ceil(count / slots.length);
  if (slots.length === 0) return <p className={styles.words}>{t('pdf.tooLarge.alert')}</p>;
  return (
    <div className={styles.plan}>
      <svg className={styles.paper} viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
        {slots.map(({ trim }, index) => (
          <rect
            key={`${trim.left} ${trim.top}`}
            x={trim.left}
            y={trim.top}
            width={trim.width}
            height={trim.height}
            rx="2"
            data-taken={index < count ? '' : undefined}
          />
        ))}
      </svg>
      <p className={styles.words}>
        <strong>{t('pdf.plan.pages', { count: pages })}</strong>
        {t('pdf.plan.perPage', { count: slots.length })}
      </p>
    </div>
  );
}
