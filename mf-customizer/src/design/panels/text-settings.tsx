import { FONTS, type FontId, hasStyle, type TextLayer } from '@aimante/print';
import { useLocale } from '@aimante/remote';
import { IconButton, Switch, Tabs } from '@aimante/ui';
import { useSetAtom } from 'jotai';
import Bold from 'lucide-react/icons/bold';
import Italic from 'lucide-react/icons/italic';
import AlignCenter from 'lucide-react/icons/text-align-center';
import AlignRight from 'lucide-react/icons/text-align-end';
import AlignLeft from 'lucide-react/icons/text-align-start';
import { useTranslation } from 'react-i18next';
import { useWideEditor } from '../../cropper/use-media.ts';
import { formatDegrees, formatOneDigit, formatSignedPercent } from '../../numbers.ts';
import { changeTextAtom, moveTextAtom } from '../placed-layers.ts';
import { inPoints, POINT_MM } from '../points.ts';
import below from './below-stage.module.css';
import { ColourChoice } from './colour-choice.tsx';
import { FontChoice } from './font-choice.tsx';
import styles from './panel.module.css';
import { RangeField } from './range-field.tsx';

const ALIGNS = [
  { align: 'left', icon: <AlignLeft size={18} /> },
  { align: 'center', icon: <AlignCenter size={18} /> },
  { align: 'right', icon: <AlignRight size={18} /> },
] as const;

interface TextSettingsProps {
  readonly layer: TextLayer;
}

/** Everything about the letters of one text: beside the photo all at once, below it in tabs. */
export function TextSettings({ layer }: TextSettingsProps) {
  const { t } = useTranslation();
  const isWide = useWideEditor();
  const change = useSetAtom(changeTextAtom);
  const move = useSetAtom(moveTextAtom);
  const pickFont = (font: FontId) => change({ font, style: hasStyle(font, layer.style) ? layer.style : 'regular' });
  const font = <FontChoice value={layer.font} onPick={pickFont} />;
  const colour = (
    <ColourChoice
      value={layer.colour}
      onPick={(picked) => change({ colour: picked })}
      onMove={(picked) => move({ colour: picked })}
    />
  );
  const alignment = <Alignment layer={layer} />;
  const room = <Room layer={layer} />;
  const shape = <Shape layer={layer} />;
  if (isWide)
    return (
      <>
        {font}
        {alignment}
        {colour}
        <div className={styles.measures}>
          {room}
          {shape}
        </div>
      </>
    );
  const style = (
    <>
      {alignment}
      <div className={styles.measures}>{shape}</div>
    </>
  );
  return (
    <Tabs
      className={below.tabs}
      label={t('design.text.settings')}
      items={[
        { value: 'font', label: t('design.text.tab.font'), content: font },
        { value: 'size', label: t('design.text.tab.size'), content: <div className={styles.measures}>{room}</div> },
        { value: 'colour', label: t('design.text.tab.colour'), content: colour },
        { value: 'style', label: t('design.text.tab.style'), content: style },
      ]}
    />
  );
}

function Alignment({ layer }: TextSettingsProps) {
  const { t } = useTranslation();
  // Beside the photo, everything is on one line. Below it, fingers need room.
  const size = useWideEditor() ? 'desk' : 'medium';
  const change = useSetAtom(changeTextAtom);
  const special = FONTS.find(({ id }) => id === layer.font)?.styles.find((style) => style !== 'regular');
  return (
    <div className={styles.row} role="toolbar" aria-label={t('design.align.title')}>
      {ALIGNS.map(({ align, icon }) => (
        <IconButton
          key={align}
          label={t(`design.align.${align}`)}
          variant="ghost"
          size={size}
          aria-pressed={layer.align === align}
          className={styles.toggle}
          onClick={() => change({ align, keepsEdge: true })}
        >
          {icon}
        </IconButton>
      ))}
      {special && (
        <IconButton
          label={t(`design.style.${special}`)}
          variant="ghost"
          size={size}
          aria-pressed={layer.style === special}
          className={styles.toggle}
          onClick={() => change({ style: layer.style === special ? 'regular' : special })}
        >
          {special === 'bold' ? <Bold size={18} /> : <Italic size={18} />}
        </IconButton>
      )}
      <Switch
        size={size}
        label={t('design.shadow.label')}
        checked={layer.hasShadow}
        onChange={(event) => change({ hasShadow: event.currentTarget.checked })}
      />
    </div>
  );
}

/** How large the letters are, and how far from each other. */
function Room({ layer }: TextSettingsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const move = useSetAtom(moveTextAtom);
  return (
    <>
      <RangeField
        label={t('design.size.label')}
        text={inPoints(layer.size, locale)}
        min={4}
        max={72}
        step={0.5}
        value={layer.size / POINT_MM}
        onMove={(points) => move({ size: points * POINT_MM })}
      />
      <RangeField
        label={t('design.spacing.label')}
        text={formatSignedPercent(layer.spacing, locale)}
        min={-10}
        max={50}
        step={1}
        origin={0}
        value={Math.round(layer.spacing * 100)}
        onMove={(value) => move({ spacing: value / 100 })}
      />
      <RangeField
        label={t('design.lineHeight.label')}
        text={formatOneDigit(layer.lineHeight, locale)}
        min={0.8}
        max={2}
        step={0.1}
        value={layer.lineHeight}
        onMove={(lineHeight) => move({ lineHeight })}
      />
    </>
  );
}

function Shape({ layer }: TextSettingsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const move = useSetAtom(moveTextAtom);
  const withOutline = (width: number) => {
    const { colour } = layer.outline ?? { colour: layer.colour === '#ffffff' ? '#1c1917' : '#ffffff' };
    move({ outline: { colour, width: Math.max(width, 0.05) } });
  };
  return (
    <>
      <RangeField
        label={t('design.curve.label')}
        text={formatDegrees(layer.curve, locale)}
        min={-180}
        max={180}
        step={5}
        origin={0}
        value={layer.curve}
        onMove={(curve) => move({ curve })}
      />
      <RangeField
        label={t('design.outline.label')}
        text={layer.outline ? `${formatOneDigit(layer.outline.width, locale)} mm` : t('design.outline.none')}
        min={0}
        max={1}
        step={0.1}
        value={layer.outline?.width ?? 0}
        onMove={withOutline}
      />
    </>
  );
}
