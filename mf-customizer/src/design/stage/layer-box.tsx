import type { PrintProfile } from '@aimante/print';
import type { Typeset } from '@aimante/print/drawing';
import { useAtomValue, useStore } from 'jotai';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { StageLayout } from '../../cropper/canvas/stage-layout.ts';
import { useCropperSession } from '../../cropper-session/use-cropper-session.tsx';
import { gestureEndAtom } from '../../photo-project/use-photo-project.ts';
import { moveTextAtom, type PlacedText, selectedTextAtom, textsAtom, wantsToWriteAtom } from '../design-state.ts';
import styles from './design-stage.module.css';
import { followText, type Handle, type Moved, type TextGrip } from './text-gesture.ts';

interface TextBoxProps {
  readonly layout: StageLayout;
  readonly profile: PrintProfile;
}

const NO_LINES: Moved['lines'] = {};

/** The texts as targets for pointer and finger, and the box with handles around the selected one. */
export function TextBox({ layout, profile }: TextBoxProps) {
  const ref = useRef<SVGGElement>(null);
  const texts = useAtomValue(textsAtom);
  const selected = useAtomValue(selectedTextAtom);
  const { typesets } = useCropperSession();
  useSyncExternalStore(typesets.subscribe, typesets.count, typesets.count);
  const lines = useTextGestures(ref, { layout, profile });
  const { left, top, pxPerMm } = layout;
  const { width, height } = profile.trim;
  return (
    <g ref={ref} transform={`translate(${left} ${top})`}>
      {texts.map((text) => {
        const typeset = typesets.get(text.layer);
        return typeset && <Target key={text.index} text={text} typeset={typeset} pxPerMm={pxPerMm} />;
      })}
      {lines.x !== undefined && <path className={styles.snap} d={`M${lines.x * pxPerMm} 0v${height * pxPerMm}`} />}
      {lines.y !== undefined && <path className={styles.snap} d={`M0 ${lines.y * pxPerMm}h${width * pxPerMm}`} />}
      {selected && <Handles text={selected} typeset={typesets.get(selected.layer)} pxPerMm={pxPerMm} />}
    </g>
  );
}

interface TargetProps {
  readonly text: PlacedText;
  readonly typeset: Typeset | undefined;
  readonly pxPerMm: number;
}

const turned = ({ layer: { at, angle } }: PlacedText, pxPerMm: number) =>
  `rotate(${angle} ${at.x * pxPerMm} ${at.y * pxPerMm})`;

function Target({ text, typeset, pxPerMm }: TargetProps) {
  if (!typeset) return null;
  const { left, top, right, bottom } = typeset.frame;
  return (
    <rect
      className={styles.target}
      data-text={text.index}
      data-handle="move"
      x={left * pxPerMm}
      y={top * pxPerMm}
      width={(right - left) * pxPerMm}
      height={(bottom - top) * pxPerMm}
      transform={turned(text, pxPerMm)}
    />
  );
}

function Handles({ text, typeset, pxPerMm }: TargetProps) {
  if (!typeset) return null;
  const { frame } = typeset;
  const [left, top, right, bottom] = [frame.left, frame.top, frame.right, frame.bottom].map((mm) => mm * pxPerMm);
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const corners = [left, right].flatMap((cx) => [top, bottom].map((cy) => [cx, cy] as const));
  const handle = (name: Handle, cx: number, cy: number) => (
    <g key={`${name} ${cx} ${cy}`} data-text={text.index} data-handle={name} className={styles.handle}>
      <circle className={styles.reach} cx={cx} cy={cy} r="22" />
      <circle className={name === 'bend' ? styles.dot : styles.knob} cx={cx} cy={cy} r={name === 'turn' ? 10 : 7} />
    </g>
  );
  return (
    <g transform={turned(text, pxPerMm)}>
      <rect className={styles.box} x={left} y={top} width={right - left} height={bottom - top} />
      <path className={styles.box} d={`M${x} ${bottom}v30`} />
      {handle('turn', x, bottom + 34)}
      <RotateCw className={styles.sign} x={x - 6} y={bottom + 28} size={12} strokeWidth={2.5} />
      {handle('bend', x, top)}
      {handle('width', left, y)}
      {handle('width', right, y)}
      {corners.map(([cx, cy]) => handle('scale', cx, cy))}
    </g>
  );
}

/** Native listeners: the gestures of the photo below must not see these pointers. */
function useTextGestures(
  ref: { readonly current: SVGGElement | null },
  { layout, profile }: TextBoxProps,
): Moved['lines'] {
  const store = useStore();
  const { typesets } = useCropperSession();
  const [lines, setLines] = useState(NO_LINES);
  useEffect(() => {
    const group = ref.current;
    if (!group) return;
    let grip: TextGrip | undefined;
    const pointOf = ({ clientX, clientY }: PointerEvent) => {
      const box = group.ownerSVGElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return {
        x: (clientX - box.left - layout.left) / layout.pxPerMm,
        y: (clientY - box.top - layout.top) / layout.pxPerMm,
      };
    };
    const onDown = (event: PointerEvent) => {
      const target = event.target instanceof Element ? event.target.closest<SVGElement>('[data-handle]') : undefined;
      if (!target || event.button !== 0) return;
      event.stopPropagation();
      store.set(selectedTextAtom, Number(target.dataset.text));
      const text = store.get(selectedTextAtom);
      const frame = text && typesets.get(text.layer)?.frame;
      if (!frame) return;
      group.setPointerCapture(event.pointerId);
      grip = { handle: target.dataset.handle as Handle, layer: text.layer, frame, from: pointOf(event) };
    };
    const onMove = (event: PointerEvent) => {
      if (!grip) return;
      event.stopPropagation();
      const moved = followText(grip, pointOf(event), profile);
      store.set(moveTextAtom, moved.changes);
      setLines(moved.lines);
    };
    const onUp = (event: PointerEvent) => {
      if (!grip) return;
      event.stopPropagation();
      grip = undefined;
      setLines(NO_LINES);
      store.set(gestureEndAtom);
    };
    const onDoubleClick = (event: MouseEvent) => {
      event.stopPropagation();
      store.set(wantsToWriteAtom, true);
    };
    const listening = new AbortController();
    const { signal } = listening;
    group.addEventListener('pointerdown', onDown, { signal });
    group.addEventListener('pointermove', onMove, { signal });
    group.addEventListener('pointerup', onUp, { signal });
    group.addEventListener('pointercancel', onUp, { signal });
    group.addEventListener('dblclick', onDoubleClick, { signal });
    return () => listening.abort();
  }, [ref, layout, profile, store, typesets]);
  return lines;
}
