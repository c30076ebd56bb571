import { Button, classNames, IconButton, VisuallyHidden } from '@aimante/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWideEditor } from '../../cropper/use-media.ts';
import { gestureEndAtom, usePhotoProject } from '../../photo-project/use-photo-project.ts';
import {
  addTextAtom,
  moveTextAtom,
  removeTextAtom,
  selectedTextAtom,
  textsAtom,
  wantsToWriteAtom,
} from '../design-state.ts';
import { newText } from '../new-text.ts';
import { useAdvice } from '../use-advice.ts';
import { keepLetters } from './keep-letters.ts';
import styles from './panel.module.css';
import { SpreadButton } from './spread-button.tsx';
import { TextSettings } from './text-settings.tsx';
import below from './text-tabs.module.css';

/** The text tool: the texts of the magnet, and the settings of the selected one. */
export function TextPanel() {
  const { t } = useTranslation();
  const [{ profile, items }] = usePhotoProject();
  const texts = useAtomValue(textsAtom);
  const selected = useAtomValue(selectedTextAtom);
  const add = useSetAtom(addTextAtom);
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
    <div className={styles.panel}>
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
    <ul className={styles.texts} aria-label={t('design.text.list')}>
      {texts.map(({ index, layer }) => (
        <li key={index}>
          <button type="button" aria-pressed={selected?.index === index} onClick={() => select(index)}>
            {layer.text.trim() || t('design.text.blank')}
            {advised.has(index) && <TriangleAlert size={16} aria-label={t('design.advice.sign')} />}
          </button>
        </li>
      ))}
    </ul>
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
  const add = useSetAtom(addTextAtom);
  const remove = useSetAtom(removeTextAtom);
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
      <div className={styles.row}>
        <IconButton label={t('design.text.duplicate')} variant="ghost" onClick={() => add({ ...layer, at })}>
          <Copy size={18} />
        </IconButton>
        <IconButton label={t('design.text.remove')} variant="ghost" onClick={remove}>
          <Trash2 size={18} />
        </IconButton>
        {isWide && <SpreadButton />}
      </div>
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
