import { type Grid, type PrintProfile, shapePath, toSvgPath } from '@aimante/print';
import { useTranslation } from 'react-i18next';
import { magnetCount, type Project } from '../photo-project/photo-project.ts';
import styles from './pdf-sheet.module.css';

interface SheetPlanProps {
  readonly project: Project;
  readonly grid: Grid;
}

/** Transform of a magnet in its slot: upright, or rotated. */
function layInto({ left, top, height }: Grid['slots'][number]['trim'], isRotated: boolean): string {
  return isRotated ? `translate(${left} ${top + height}) rotate(-90)` : `translate(${left} ${top})`;
}

const outlineOf = (profile: PrintProfile) => toSvgPath(shapePath(profile));

export function SheetPlan({ project, grid }: SheetPlanProps) {
  const { t } = useTranslation();
  const { sheet, slots, isRotated } = grid;
  const count = magnetCount(project);
  const pages = Math.ceil(count / slots.length);
  if (slots.length === 0) return <p className={styles.words}>{t('pdf.tooLarge.alert')}</p>;
  return (
    <div className={styles.plan}>
      <svg className={styles.paper} viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
        {slots.map(({ trim }, index) => (
          <path
            key={`${trim.left} ${trim.top}`}
            d={outlineOf(project.profile)}
            transform={layInto(trim, isRotated)}
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
