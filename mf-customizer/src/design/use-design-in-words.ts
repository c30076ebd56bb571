import { isNeutralLook } from '@aimante/print';
import { addMonths, frameOf, monthName } from '@aimante/print/drawing';
import { useLocale } from '@aimante/remote';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLookAtom } from '../cropper/look/look-atoms.ts';
import { useLookInWords } from '../cropper/look/use-look-in-words.ts';
import { useCropperSession } from '../cropper-session/use-cropper-session.tsx';
import { formatDegrees, formatOneDigit } from '../numbers.ts';
import { usePhotoProject } from '../photo-project/use-photo-project.ts';
import { calendarOf } from './dates/calendar-design.ts';
import { designAtom } from './design-state.ts';
import { type PlacedLayer, selectedAtom, stickersAtom, textsAtom } from './placed-layers.ts';
import { inPoints } from './points.ts';
import { layerFrame } from './stage/layer-frame.ts';
import { placesOf, spansOf } from './stage/layer-gesture.ts';
import { useAdvice } from './use-advice.ts';

/** What is on the magnet beside its photo, such as "Cadre : arrondi. 2 textes : « Léa », « 12 juin »." Empty: nothing. */
export function useDesignInWords(): string {
  const { t } = useTranslation();
  const locale = useLocale();
  const [{ profile }] = usePhotoProject();
  const design = useAtomValue(designAtom);
  const texts = useAtomValue(textsAtom);
  const stickers = useAtomValue(stickersAtom);
  const isPlainLook = isNeutralLook(useAtomValue(shownLookAtom));
  const look = useLookInWords();
  const frame = frameOf(design, { width: profile.trim.width, height: profile.trim.height });
  const list = texts.map(({ layer }) => t('design.words.quoted', { text: layer.text.trim() })).join(', ');
  const names = new Set(stickers.map(({ layer }) => t(`design.sticker.name.${layer.sticker}`)));
  const calendar = calendarOf(design?.layers ?? []);
  const nameOf = (month: string) => monthName(month, locale, true);
  return [
    isPlainLook ? '' : t('design.words.look', { look }),
    frame && frame !== 'none' ? t('design.words.frame', { frame: t(`design.frame.${frame}`) }) : '',
    calendar
      ? t('design.words.calendar', {
          first: nameOf(calendar.first),
          last: nameOf(addMonths(calendar.first, calendar.months - 1)),
        })
      : '',
    texts.length > 0 ? t('design.words.texts', { count: texts.length, list }) : '',
    stickers.length > 0 ? t('design.words.stickers', { count: stickers.length, list: [...names].join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The chosen text or sticker, its place on the magnet, and what would go wrong in print. Empty: none is chosen. */
export function useLayerInWords(): string {
  const { t } = useTranslation();
  const locale = useLocale();
  const [{ profile }] = usePhotoProject();
  const { typesets } = useCropperSession();
  useSyncExternalStore(typesets.subscribe, typesets.count, typesets.count);
  const name = useNameInWords();
  const selected = useAtomValue(selectedAtom);
  const advice = useAdvice().filter(({ index }) => index === selected?.index);
  const frame = selected && layerFrame(typesets, selected.layer);
  if (!frame) return '';
  const { angle } = selected.layer;
  const { across, down } = spansOf(frame, profile);
  const places = (span: typeof across) => (angle === 0 ? placesOf(span) : []);
  const middleOf = ({ from, to }: typeof across) => formatOneDigit((from + to) / 2, locale);
  const isAtSafeArea = [...places(across), ...places(down)].some((place) => place !== 'middle');
  return [
    t('design.words.place', { name: name(selected.layer), x: middleOf(across), y: middleOf(down) }),
    angle === 0 ? '' : t('design.words.turned', { angle: formatDegrees(angle, locale) }),
    places(across).includes('middle') ? t('design.words.middleAcross') : '',
    places(down).includes('middle') ? t('design.words.middleDown') : '',
    isAtSafeArea ? t('design.words.atSafeArea') : '',
    ...advice.map(({ layer, advice: { kind } }) => `${t(`design.advice.${kind}.title`, { text: layer.text.trim() })}.`),
  ]
    .filter(Boolean)
    .join(' ');
}

/** "Texte « Léa », 11,3 pt", or "Motif Cœur, 12 mm". */
function useNameInWords() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { typesets } = useCropperSession();
  return (layer: PlacedLayer): string => {
    if (layer.kind === 'text') {
      const size = typesets.get(layer)?.size ?? layer.size;
      return t('design.words.text', { text: layer.text.trim(), size: inPoints(size, locale) });
    }
    const name = t(`design.sticker.name.${layer.sticker}`);
    return t('design.words.sticker', { name, size: formatOneDigit(layer.size, locale) });
  };
}
