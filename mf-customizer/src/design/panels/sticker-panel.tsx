import { STICKERS, type StickerLayer } from '@aimante/print';
import { useLocale } from '@aimante/remote';
import { classNames, Tabs } from '@aimante/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useWideEditor } from '../../cropper/use-media.ts';
import { formatDegrees, formatOneDigit } from '../../numbers.ts';
import { usePhotoProject } from '../../photo-project/use-photo-project.ts';
import { newSticker, nextPlace } from '../new-sticker.ts';
import {
  addLayerAtom,
  changeStickerAtom,
  moveStickerAtom,
  type Placed,
  selectedStickerAtom,
  stickersAtom,
} from '../placed-layers.ts';
import { StickerPicture } from '../sticker-picture.tsx';
import below from './below-stage.module.css';
import { ColourChoice } from './colour-choice.tsx';
import { LayerButtons } from './layer-buttons.tsx';
import { LayerList } from './layer-list.tsx';
import styles from './panel.module.css';
import { RangeField } from './range-field.tsx';
import { SpreadButton } from './spread-button.tsx';
import stickers from './sticker-panel.module.css';

/** The sticker tool: the drawings of the shop, and the settings of the selected one. */
export function StickerPanel() {
  const { t } = useTranslation();
  const isWide = useWideEditor();
  const selected = useAtomValue(selectedStickerAtom);
  const panel = classNames(styles.panel, !isWide && below.panel);
  const choice = <Choice />;
  if (!selected)
    return (
      <div className={panel}>
        <div className={styles.head}>
          <h2>{t('design.sticker.title')}</h2>
        </div>
        <p className={styles.empty}>{t('design.sticker.empty')}</p>
        {choice}
      </div>
    );
  return (
    <div className={panel}>
      {isWide && (
        <>
          <div className={styles.head}>
            <h2>{t('design.sticker.title')}</h2>
            <SpreadButton />
          </div>
          {choice}
          <StickerList />
        </>
      )}
      <Buttons placed={selected} />
      {isWide ? <Settings layer={selected.layer} /> : <NarrowSettings layer={selected.layer} />}
      {!isWide && <SpreadButton />}
    </div>
  );
}

function Choice() {
  const { t } = useTranslation();
  const [{ profile }] = usePhotoProject();
  const count = useAtomValue(stickersAtom).length;
  const colour = useAtomValue(selectedStickerAtom)?.layer.colour ?? '#e4572e';
  const add = useSetAtom(addLayerAtom);
  return (
    <fieldset className={classNames(styles.group, stickers.choice)} aria-label={t('design.sticker.choice')}>
      {STICKERS.map((sticker) => (
        <button
          key={sticker}
          type="button"
          className={stickers.tile}
          aria-label={t('design.sticker.add', { name: t(`design.sticker.name.${sticker}`) })}
          title={t(`design.sticker.name.${sticker}`)}
          onClick={() => add(newSticker(sticker, profile, { colour, count }))}
        >
          <StickerPicture className={stickers.picture} sticker={sticker} colour="#57514c" />
        </button>
      ))}
    </fieldset>
  );
}

function StickerList() {
  const { t } = useTranslation();
  const all = useAtomValue(stickersAtom);
  const selected = useAtomValue(selectedStickerAtom);
  const select = useSetAtom(selectedStickerAtom);
  if (all.length < 2) return null;
  return (
    <LayerList
      label={t('design.sticker.list')}
      layers={all.map(({ index, layer }) => ({ index, name: t(`design.sticker.name.${layer.sticker}`) }))}
      selected={selected?.index}
      onSelect={select}
    />
  );
}

function Buttons({ placed }: { readonly placed: Placed<StickerLayer> }) {
  const [{ profile }] = usePhotoProject();
  const count = useAtomValue(stickersAtom).length;
  return <LayerButtons placed={placed} next={nextPlace(profile.trim, count)} />;
}

interface SettingsProps {
  readonly layer: StickerLayer;
}

function Settings({ layer }: SettingsProps) {
  return (
    <>
      <Measures layer={layer} />
      <StickerColour layer={layer} />
    </>
  );
}

/** One part at a time, as the lower half of a phone has room for one. */
function NarrowSettings({ layer }: SettingsProps) {
  const { t } = useTranslation();
  return (
    <Tabs
      className={below.tabs}
      label={t('design.sticker.settings')}
      items={[
        { value: 'choice', label: t('design.sticker.tab.choice'), content: <Choice /> },
        { value: 'colour', label: t('design.text.tab.colour'), content: <StickerColour layer={layer} /> },
        { value: 'size', label: t('design.text.tab.size'), content: <Measures layer={layer} /> },
      ]}
    />
  );
}

function StickerColour({ layer }: SettingsProps) {
  const change = useSetAtom(changeStickerAtom);
  const move = useSetAtom(moveStickerAtom);
  return (
    <ColourChoice value={layer.colour} onPick={(colour) => change({ colour })} onMove={(colour) => move({ colour })} />
  );
}

function Measures({ layer }: SettingsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [{ profile }] = usePhotoProject();
  const move = useSetAtom(moveStickerAtom);
  return (
    <div className={stickers.measures}>
      <RangeField
        label={t('design.size.label')}
        text={`${formatOneDigit(layer.size, locale)}\u00a0mm`}
        min={3}
        max={Math.max(profile.trim.width, profile.trim.height)}
        step={0.5}
        value={layer.size}
        onMove={(size) => move({ size })}
      />
      <RangeField
        label={t('design.angle.label')}
        text={formatDegrees(layer.angle, locale)}
        min={-180}
        max={180}
        step={1}
        origin={0}
        value={layer.angle}
        onMove={(angle) => move({ angle })}
      />
    </div>
  );
}
