import { type Look, SLIDERS } from '@aimante/print';
import { useLocale } from '@aimante/remote';
import { useTranslation } from 'react-i18next';
import { formatPercent, formatSigned } from '../../numbers.ts';
import type { LookSliderProps } from './look-slider.tsx';
import { useLook } from './use-look.ts';

export const SETTINGS = [...SLIDERS, 'sharpness'] as const;
export type Setting = (typeof SETTINGS)[number];

/** The properties of each slider of the panel. */
export function useLookSettings(): {
  readonly strength: LookSliderProps | undefined;
  of(setting: Setting): LookSliderProps;
} {
  const { t } = useTranslation();
  const locale = useLocale();
  const { look, move, end } = useLook();
  const set = (name: Setting | 'strength') => (value: number) => move((now: Look) => ({ ...now, [name]: value }));
  return {
    strength:
      look.filter === 'none'
        ? undefined
        : {
            label: t('look.strength.label'),
            min: 1,
            max: 100,
            origin: 1,
            value: look.strength,
            text: formatPercent(look.strength / 100, locale),
            onMove: set('strength'),
            onEnd: end,
          },
    of: (setting) => ({
      label: t(`look.slider.${setting}`),
      min: setting === 'sharpness' ? 0 : -100,
      max: 100,
      origin: 0,
      value: look[setting],
      text: formatSigned(look[setting], locale),
      onMove: set(setting),
      onEnd: end,
    }),
  };
}
