import { useLocale } from '@aimante/remote';
import { formatNumber } from '@aimante/shop/numbers';
import { useSetAtom } from 'jotai';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDegrees } from '../numbers.ts';
import styles from './advice-list.module.css';
import { changeTextAtom, selectedTextAtom } from './placed-layers.ts';
import { inPoints } from './points.ts';
import { type CalendarAdvice, type PlacedAdvice, useAdvice, useCalendarAdvice } from './use-advice.ts';

interface AdviceListProps {
  /** Maximum number of texts with advice. */
  readonly most?: number;
}

/** Names the figure, and offers the repair in one click. */
export function AdviceList({ most = 3 }: AdviceListProps) {
  const { t } = useTranslation();
  const advice = useAdvice().slice(0, most);
  const ofCalendar = useCalendarAdvice();
  if (advice.length + ofCalendar.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('design.advice.title')}>
      {advice.map((each) => (
        <OfText key={`${each.index} ${each.advice.kind}`} {...each} />
      ))}
      {ofCalendar.map((each) => (
        <OfCalendar key={each.kind} {...each} />
      ))}
    </ul>
  );
}

function OfText({ index, layer, advice }: PlacedAdvice) {
  const { t } = useTranslation();
  const select = useSetAtom(selectedTextAtom);
  const change = useSetAtom(changeTextAtom);
  const { repaired } = advice;
  const locale = useLocale();
  const size = inPoints(repaired.size, locale);
  const repair = () => {
    select(index);
    change(repaired);
  };
  const fix = () => {
    if (repaired.curve !== layer.curve)
      return t('design.advice.bend', { curve: formatDegrees(repaired.curve, locale) });
    // A text that fits its place is smaller than its layer says.
    if (advice.kind === 'small' || advice.kind === 'thin') return t('design.advice.enlarge', { size });
    return repaired.size < layer.size ? t('design.advice.reduce', { size }) : t('design.advice.move');
  };
  return (
    <Advice {...advice} text={layer.text}>
      <button type="button" onClick={repair}>
        {fix()}
      </button>
    </Advice>
  );
}

function OfCalendar(advice: CalendarAdvice) {
  const { t } = useTranslation();
  return <Advice {...advice}>{t('design.advice.calendar')}</Advice>;
}

interface AdviceProps {
  readonly kind: PlacedAdvice['advice']['kind'];
  readonly text: string;
  /** None for a curve. */
  readonly mm?: number;
  /** What to do. */
  readonly children: ReactNode;
}

function Advice({ kind, mm = 0, text, children }: AdviceProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const length = formatNumber(mm, locale, { maximumFractionDigits: kind === 'thin' ? 2 : 1 });
  return (
    <li className={styles.advice}>
      <TriangleAlert size={19} aria-hidden="true" />
      <p>
        <strong>{t(`design.advice.${kind}.title`, { text })}</strong>
        {t(`design.advice.${kind}.text`, { length })} {children}
      </p>
    </li>
  );
}
