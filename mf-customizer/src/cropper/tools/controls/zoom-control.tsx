import { useLocale } from '@aimante/remote';
import { useAtomValue } from 'jotai';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../numbers.ts';
import { useCropTools, zoomAtom } from '../use-crop-tools.ts';
import { fromSlider, stepZoom, toSlider, withZoom } from '../zoom.ts';
import { RangeControl } from './range-control.tsx';

export function ZoomControl() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { reframe, move, end } = useCropTools();
  const zoom = useAtomValue(zoomAtom);
  return (
    <RangeControl
      label={t('crop.zoom.label')}
      min={0}
      max={1}
      step={0.01}
      value={toSlider(zoom)}
      text={formatPercent(zoom, locale)}
      lower={{ label: t('crop.zoom.out'), icon: <Minus size={20} />, press: () => reframe((now) => stepZoom(now, -1)) }}
      higher={{ label: t('crop.zoom.in'), icon: <Plus size={20} />, press: () => reframe((now) => stepZoom(now, 1)) }}
      onMove={(position) => move((now) => withZoom(now, fromSlider(position)))}
      onEnd={end}
    />
  );
}
