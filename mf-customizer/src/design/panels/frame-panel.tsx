import { type Colour, type Layer, WHOLE_PHOTO } from '@aimante/print';
import { FRAMES, type FrameId, frameOf, withFrame } from '@aimante/print/drawing';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CollageGroup } from '../../collage/collage-group.tsx';
import { usePhotoProject } from '../../photo-project/use-photo-project.ts';
import { changeLayersAtom, designAtom, moveLayersAtom } from '../design-state.ts';
import { ColourChoice } from './colour-choice.tsx';
import { FrameSample } from './frame-sample.tsx';
import styles from './panel.module.css';
import { SpreadButton } from './spread-button.tsx';

/** The frame tool: where the photo is on the magnet, and the colour around it. */
export function FramePanel() {
  const { t } = useTranslation();
  const name = useId();
  const [{ profile }] = usePhotoProject();
  const design = useAtomValue(designAtom);
  const change = useSetAtom(changeLayersAtom);
  const move = useSetAtom(moveLayersAtom);
  const size = { width: profile.trim.width, height: profile.trim.height };
  const current = frameOf(design, size);
  const ground = design?.layers.find((layer) => layer.kind === 'background');
  const colour: Colour = ground?.colour ?? '#ffffff';
  const pick = (frame: FrameId) =>
    change((layers) => withFrame({ version: 1, size, layers }, frame, { size, colour })?.layers ?? [WHOLE_PHOTO]);
  const painted = (next: Colour) => (layers: readonly Layer[]) =>
    layers.map((layer) => (layer.kind === 'background' ? { ...layer, colour: next } : layer));
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>{t('design.frame.title')}</h2>
        {current && <SpreadButton />}
      </div>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('design.frame.choice')}</legend>
        <div className={styles.fonts}>
          {FRAMES.map((frame) => (
            <label key={frame} className={styles.font}>
              <input type="radio" name={name} checked={frame === current} onChange={() => pick(frame)} />
              <FrameSample frame={frame} size={size} colour={colour} />
              {t(`design.frame.${frame}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <CollageGroup />
      {ground && (
        <ColourChoice value={colour} onPick={(next) => change(painted(next))} onMove={(next) => move(painted(next))} />
      )}
    </div>
  );
}
