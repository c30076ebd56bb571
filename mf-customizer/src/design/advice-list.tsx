import { useLocale } from '@aimante/remote';
import { useSetAtom } from 'jotai';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import styles from './advice-list.module.css';
import { changeTextAtom, selectedTextAtom } from './design-state.ts';
import { inPoints } from './points.ts';
import { type PlacedAdvice, useAdvice } from './use-advice.ts';

const SHOWN = 3;

/** Names the figure, and offers the repair in one click. */
export function AdviceList() {
  const { t } = useTranslation();
  const advice = useAdvice().slice(0, SHOWN);
  if (advice.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('design.advice.title')}>
      {advice.map((each) => (
        <Advice key={`${each.index} ${each.advice.kind}`} {...each} />
      ))}
    </ul>
  );
}

function Advice({ index, layer, advice: { kind, mm, repaired } }: PlacedAdvice) {
  const { t } = useTranslation();
  const locale = useLocale();
  const select = useSetAtom(selectedTextAtom);
  const change = useSetAtom(changeTextAtom);
  const length = new Intl.NumberFormat(locale, { maximumFractionDigits: kind === 'thin' ? 2 : 1 }).format(mm);
  const size = inPoints(repaired.size, locale);
  const repair = () => {
    select(index);
    change(repaired);
  };
  const fix = () => {
    if (repaired.size < layer.size) return t('design.advice.reduce', { size });
    return repaired.size > layer.size ? t('design.advice.enlarge', { size }) : t('design.advice.move');
  };
  return (
    <li className={styles.advice}>
      <TriangleAlert size={19} aria-hidden="true" />
      <p>
        <strong>{t(`design.advice.${kind}.title`, { text: layer.text })}</strong>
        {t(`design.advice.${kind}.text`, { length })}{' '}
        <button type="button" onClick={repair}>
          {fix()}
        </button>
      </p>
    </li>
  );
}
