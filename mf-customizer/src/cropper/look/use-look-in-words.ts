import { isNeutralLook } from '@aimante/print';
import { useLocale } from '@aimante/remote';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../numbers.ts';
import { shownLookAtom } from './look-atoms.ts';

/** Such as "Chaud, 70 %". */
export function useLookInWords(): string {
  const { t } = useTranslation();
  const locale = useLocale();
  const look = useAtomValue(shownLookAtom);
  if (isNeutralLook(look)) return t('look.filter.none');
  if (look.filter === 'none') return t('look.words.own');
  const strength = formatPercent(look.strength / 100, locale);
  return t('look.words.filter', { name: t(`look.filter.${look.filter}`), strength });
}
