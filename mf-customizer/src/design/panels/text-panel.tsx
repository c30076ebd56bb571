import { Button, classNames, VisuallyHidden } from '@aimante/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWideEditor } from '../../cropper/use-media.ts';
import { gestureEndAtom, usePhotoProject } from '../../photo-project/use-photo-project.ts';
import { newText } from '../new-text.ts';
import { addLayerAtom, moveTextAtom, selectedTextAtom, textsAtom, wantsToWriteAtom } from '../placed-layers.ts';
import { useAdvice } from '../use-advice.ts';
import below from './below-stage.module.css';
import { keepLetters } from './keep-letters.ts';
import { LayerButtons } from './layer-buttons.tsx';
import { LayerList } from './layer-list.tsx';
import styles from './panel.module.css';
import { SpreadButton } from './spread-button.tsx';
import { TextSettings } from './text-settings.tsx';

/** The text tool: the texts of the magnet, and the settings of the selected one. */
export function TextPanel() {
  const { t } = useTranslation();
  const [{ profile, items }] = usePhotoProject();
  const texts = useAtomValue(textsAtom);
  const selected = useAtomValue(selectedTextAtom);
  const add = useSetAtom(addLayerAtom);
  const place = texts.findIndex(({ index }) => index === selected?.index) + 1;
  const isWide = useWideEditor();
  const isFirst = isWide || !selected;
  const count = <h2 className={below.count}>{t('design.text.count', { place, total: texts.length })}</h2>;
  const head = (
    <div className={styles.head}>
      {isFirst && <h2>{t('design.text.title')}</h2>}
      {/* The row is the last one in sight on a phone: with several photos, the button matters more than the count. */}
      {!isFirst && (items.length > 1 ? <VisuallyHidden>{count}</VisuallyHidden> : count)}
      {!isFirst && <SpreadButton />}
      <Button
        variant="secondary"
        size="small"
        onClick={() => add(newText(t('design.text.first'), profile, texts.length))}
      >
        <Plus size={17} aria-hidden="true" /> {t('design.text.add')}
      </Button>
    </div>
  );
  return (
    <div className={classNames(styles.panel, !isWide && below.panel)}>
      {isFirst && head}
      {texts.length === 0 && <p className={styles.empty}>{t('design.text.empty')}</p>}
      {isWide && texts.length > 1 && <TextList />}
      {selected && <Writing key={selected.index} />}
      {selected && <TextSettings layer={selected.layer} />}
      {!isFirst && head}
      {!isWide && texts.length > 1 && <TextList />}
    </div>
  );
}

function TextList() {
  const { t } = useTranslation();
  const texts = useAtomValue(textsAtom);
  const selected = useAtomValue(selectedTextAtom);
  const select = useSetAtom(selectedTextAtom);
  const advised = new Set(useAdvice().map(({ index }) => index));
  return (
    <LayerList
      label={t('design.text.list')}
      layers={texts.map(({ index, layer }) => ({
        index,
        name: layer.text.trim() || t('design.text.blank'),
        isAdvised: advised.has(index),
      }))}
      selected={selected?.index}
      onSelect={select}
    />
  );
}

function Writing() {
  const { t } = useTranslation();
  const isWide = useWideEditor();
  const [{ profile }] = usePhotoProject();
  const texts = useAtomValue(textsAtom);
  const selected = useAtomValue(selectedTextAtom);
  const move = useSetAtom(moveTextAtom);
  const end = useSetAtom(gestureEndAtom);
  const field = useWantedFocus();
  if (!selected) return null;
  const { layer } = selected;
  const { at } = newText(layer.text, profile, texts.length);
  return (
    <div className={classNames(styles.writing, !isWide && below.writing)}>
      <textarea
        ref={field}
        aria-label={t('design.text.field')}
        rows={Math.min(4, layer.text.split('\n').length)}
        maxLength={400}
        value={layer.text}
        onChange={(event) => move({ text: event.currentTarget.value })}
        onKeyDown={keepLetters}
        onBlur={end}
      />
      {/* Below the photo, the field needs the room. */}
      <LayerButtons placed={selected} next={at} hasOrder={isWide}>
        {isWide && <SpreadButton />}
      </LayerButtons>
    </div>
  );
}

/** Selects what the field holds, so that the next letters replace it. */
function useWantedFocus() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isWanted, setWanted] = useAtom(wantsToWriteAtom);
  useEffect(() => {
    if (!isWanted) return;
    field.current?.focus();
    field.current?.select();
    setWanted(false);
  }, [isWanted, setWanted]);
  return field;
}
