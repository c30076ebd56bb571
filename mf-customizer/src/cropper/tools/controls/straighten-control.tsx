import { STRAIGHTEN_LIMIT, straighten } from '@aimante/print';
import { useLocale } from '@aimante/remote';
import { useAtomValue } from 'jotai';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTranslation } from 'react-i18next';
import { formatDegrees } from '../../../numbers.ts';
import { angleAtom, useCropTools } from '../use-crop-tools.ts';
import { RangeControl } from './range-control.tsx';

export function StraightenControl() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { reframe, move, end } = useCropTools();
  const angle = useAtomValue(angleAtom);
  const turnBy = (degrees: number) => reframe((now) => straighten(now, Math.round(now.angle) + degrees));
  return (
    <RangeControl
      label={t('crop.straighten.label')}
      min={-STRAIGHTEN_LIMIT}
      max={STRAIGHTEN_LIMIT}
      step={0.5}
      origin={0}
      value={angle}
      text={formatDegrees(angle, locale)}
      lower={{ label: t('crop.straighten.left'), icon: <RotateCcw size={20} />, press: () => turnBy(-1) }}
      higher={{ label: t('crop.straighten.right'), icon: <RotateCw size={20} />, press: () => turnBy(1) }}
      onMove={(degrees) => move((now) => straighten(now, degrees))}
      onEnd={end}
    />
  );
}
