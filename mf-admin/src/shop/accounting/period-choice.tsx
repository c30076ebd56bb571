import { useLocale } from '@aimante/remote';
import { formatDate } from '@aimante/shop/calendar';
import { IconButton, TextField } from '@aimante/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../form/segments.tsx';
import styles from './accounting.module.css';
import { asKind, isOwn, movedPeriod, type Period, type PeriodKind } from './period.ts';

const kinds: readonly PeriodKind[] = ['month', 'quarter', 'year', 'own'];

interface PeriodChoiceProps {
  readonly period: Period;
  readonly onChoose: (text: string) => void;
}

export function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  const { t } = useTranslation();
  const name = usePeriodName(period);
  const [before, after] = [movedPeriod(period, -1), movedPeriod(period, 1)];
  return (
    <div className={styles.choice}>
      <Segments
        label={t('accounting.period.label')}
        value={period.kind}
        options={kinds.map((kind) => ({ value: kind, label: t(`accounting.period.${kind}`) }))}
        onChange={(kind) => onChoose(asKind(period, kind))}
      />
      {period.kind === 'own' ? (
        <OwnDays key={period.text} period={period} onChoose={onChoose} />
      ) : (
        <div className={styles.moves}>
          <IconButton
            label={t('accounting.period.before')}
            size="desk"
            variant="outline"
            onClick={() => before && onChoose(before)}
          >
            <ChevronLeft size={16} />
          </IconButton>
          <output className={styles.name}>{name}</output>
          <IconButton
            label={t('accounting.period.after')}
            size="desk"
            variant="outline"
            onClick={() => after && onChoose(after)}
          >
            <ChevronRight size={16} />
          </IconButton>
        </div>
      )}
    </div>
  );
}

/** Days that are chosen one after the other: the books are read once they make a period. */
function OwnDays({ period, onChoose }: PeriodChoiceProps) {
  const { t } = useTranslation();
  const [days, setDays] = useState({ from: period.from, to: period.to });
  const change = (next: typeof days) => {
    setDays(next);
    if (isOwn(next.from, next.to)) onChoose(`${next.from}..${next.to}`);
  };
  const isWrong = !isOwn(days.from, days.to);
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          label={t(`accounting.period.${end}`)}
          size="desk"
          type="date"
          value={days[end]}
          error={isWrong && end === 'to' ? t('accounting.period.wrong') : undefined}
          onChange={({ target }) => change({ ...days, [end]: target.value })}
        />
      ))}
    </>
  );
}

export function usePeriodName({ kind, from, to }: Period): string {
  const { t } = useTranslation();
  const locale = useLocale();
  switch (kind) {
    case 'month':
      return formatDate(from, locale, 'monthAndYear');
    case 'quarter':
      return t('accounting.period.quarterOf', { number: Math.ceil(Number(to.slice(5, 7)) / 3), year: to.slice(0, 4) });
    case 'year':
      return to.slice(0, 4);
    case 'own':
      return t('accounting.period.days', {
        from: formatDate(from, locale, 'dayAndMonth'),
        to: formatDate(to, locale, 'mediumDay'),
      });
  }
}
