import type { Size } from '@aimante/print';
import { usePlatform } from '@aimante/remote';
import { useSetAtom, useStore } from 'jotai';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSuggestion } from '../auto-framing/use-suggestion.ts';
import { cellsOf } from '../collage/collage.ts';
import { cellKeyAtom, pickingAtom, stopSwappingAtom } from '../collage/collage-state.ts';
import { useLayerKeys } from '../design/stage/use-layer-keys.ts';
import { currentItem } from '../photo-project/photo-project.ts';
import { projectAtom, reframeAtom, type SpreadScope } from '../photo-project/use-photo-project.ts';
import { isPlainKey } from './tools/crop-keys.ts';
import { historyOfKey, reframeOfKey } from './tools/crop-tools.tsx';

/** `detail` is the number of consecutive clicks. For a key press it is 0. */
type Press = Pick<UIEvent, 'detail' | 'timeStamp'>;

/** In this time the second press of a double click is ignored: it would validate an unseen photo. */
const TOO_SOON_MS = 350;

export interface Spreading {
  readonly others: number;
  readonly validated: number;
}

export interface CropperActions {
  readonly isSuggesting: boolean;
  validate(press: Press): void;
  open(itemId: string): void;
  leave(): void;
  back(): void;
  suggest(): Promise<void>;
  /** Pending question before validated photos get another framing. */
  readonly spreading: Spreading | undefined;
  askToSpread(): void;
  spread(to: SpreadScope): void;
  cancelSpread(): void;
  readonly isHelpOpen: boolean;
  openHelp(): void;
  closeHelp(): void;
  onKeys(event: KeyboardEvent): void;
  onStageKeys(event: KeyboardEvent, frame: Size | undefined): void;
}

export function useCropper(): CropperActions {
  const { t } = useTranslation();
  const platform = usePlatform();
  const store = useStore();
  const dispatch = useSetAtom(projectAtom);
  const reframe = useSetAtom(reframeAtom);
  const pressCellKey = useSetAtom(cellKeyAtom);
  const stopSwapping = useSetAtom(stopSwappingAtom);
  const suggestion = useSuggestion();
  const [spreading, setSpreading] = useState<Spreading>();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const onLayerKey = useLayerKeys();
  const validatedAt = useRef(0);
  const current = () => currentItem(store.get(projectAtom));

  function validate({ detail, timeStamp }: Press) {
    if (detail > 1 && timeStamp - validatedAt.current < TOO_SOON_MS) return;
    validatedAt.current = timeStamp;
    const item = current();
    if (!item) return;
    const empty = cellsOf(item).find(({ photo }) => !photo);
    if (empty) store.set(pickingAtom, empty.index);
    else dispatch({ type: 'validated', itemId: item.id });
  }

  function askToSpread() {
    const { items, currentId } = store.get(projectAtom);
    const others = items.filter(({ id }) => id !== currentId);
    const validated = others.filter(({ isValidated }) => isValidated).length;
    if (validated > 0) setSpreading({ others: others.length, validated });
    else spread('all');
  }

  function spread(to: SpreadScope) {
    setSpreading(undefined);
    const item = current();
    if (!item) return;
    // A running gesture becomes a step first.
    dispatch({ type: 'opened', itemId: item.id });
    const { items: before } = store.get(projectAtom);
    dispatch({ type: 'framingSpread', itemId: item.id, to });
    const count = before.filter(({ id, isValidated }) => id !== item.id && (to === 'all' || !isValidated)).length;
    platform.notify({
      kind: 'success',
      text: t('crop.spread.done', { count }),
      action: {
        label: t('crop.history.undo'),
        run: () => dispatch({ type: 'spreadUndone', itemId: item.id, before }),
      },
    });
  }

  const open = useCallback((itemId: string) => dispatch({ type: 'opened', itemId }), [dispatch]);

  return {
    ...suggestion,
    validate,
    open,
    spreading,
    askToSpread,
    spread,
    cancelSpread: () => setSpreading(undefined),
    isHelpOpen,
    openHelp: () => setHelpOpen(true),
    closeHelp: () => setHelpOpen(false),
    leave: () => dispatch({ type: 'closed' }),
    back() {
      const { items, currentId } = store.get(projectAtom);
      const before = items[items.findIndex(({ id }) => id === currentId) - 1];
      if (before) dispatch({ type: 'opened', itemId: before.id });
    },
    onKeys(event) {
      const type = historyOfKey(event);
      const item = current();
      if (event.key === 'Escape') {
        if (!stopSwapping()) dispatch({ type: 'closed' });
      } else if (event.key === '?') setHelpOpen(true);
      else if (type && item) dispatch({ type, itemId: item.id });
      else return;
      event.preventDefault();
    },
    onStageKeys(event, frame) {
      const change = frame && reframeOfKey(event, frame);
      if (onLayerKey(event)) return event.preventDefault();
      if (event.key === 'Enter') {
        if (!event.repeat) validate(event);
      } else if (change) reframe(change);
      else if (isPlainKey(event) && pressCellKey({ key: event.key })) return event.preventDefault();
      else return;
      event.preventDefault();
    },
  };
}
