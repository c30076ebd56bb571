import type { PrintProfile } from '@aimante/print';
import type { Box } from '@aimante/print/drawing';
import { useAtomValue, useStore } from 'jotai';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { StageLayout } from '../../cropper/canvas/stage-layout.ts';
import { useCropperSession } from '../../cropper-session/use-cropper-session.tsx';
import { gestureEndAtom } from '../../photo-project/use-photo-project.ts';
import { moveSelectedAtom, type Placed, placedAtom, selectedAtom, wantsToWriteAtom } from '../placed-layers.ts';
import styles from './design-stage.module.css';
import { layerFrame } from './layer-frame.ts';
import { followPointer, type Grip, type Handle, type Moved } from './layer-gesture.ts';

interface LayerBoxProps {
  readonly layout: StageLayout;
  readonly profile: PrintProfile;
}

const NO_LINES: Moved['lines'] = {};

/** Texts and stickers as targets for pointer and finger, and the box with handles around the selected one. */
export function LayerBox({ layout, profile }: LayerBoxProps) {
  const ref = useRef<SVGGElement>(null);
  const placed = useAtomValue(placedAtom);
  const selected = useAtomValue(selectedAtom);
  const { typesets } = useCropperSession();
  useSyncExternalStore(typesets.subscribe, typesets.count, typesets.count);
  const lines = useLayerGestures(ref, { layout, profile });
  const { left, top, pxPerMm } = layout;
  const { width, height } = profile.trim;
  return (
    <g ref={ref} transform={`translate(${left} ${top})`}>
      {placed.map((each) => (
        <Target
          key={each.index}
          placed={each}
          isSelected={each.index === selected?.index}
          frame={layerFrame(typesets, each.layer)}
          pxPerMm={pxPerMm}
        />
      ))}
      {lines.x !== undefined && <path className={styles.snap} d={`M${lines.x * pxPerMm} 0v${height * pxPerMm}`} />}
      {lines.y !== undefined && <path className={styles.snap} d={`M0 ${lines.y * pxPerMm}h${width * pxPerMm}`} />}
      {selected && <Handles placed={selected} frame={layerFrame(typesets, selected.layer)} pxPerMm={pxPerMm} />}
    </g>
  );
}

interface TargetProps {
  readonly placed: Placed;
  readonly frame: Box | undefined;
  readonly pxPerMm: number;
}

const turned = ({ layer: { at, angle } }: Placed, pxPerMm: number) =>
  `rotate(${angle} ${at.x * pxPerMm} ${at.y * pxPerMm})`;

/** In pixels. Between the handles of a smaller box, no finger could move a sticker. */
const LEAST_BOX = 56;

/** The box of a layer in pixels. */
function boxOf({ placed, frame, pxPerMm }: TargetProps, least: number): Box | undefined {
  if (!frame) return undefined;
  const [width, height] = [(frame.right - frame.left) * pxPerMm, (frame.bottom - frame.top) * pxPerMm];
  const side = placed.layer.kind === 'text' ? 0 : least;
  const [across, down] = [Math.max(0, side - width) / 2, Math.max(0, side - height) / 2];
  return {
    left: frame.left * pxPerMm - across,
    top: frame.top * pxPerMm - down,
    right: frame.right * pxPerMm + across,
    bottom: frame.bottom * pxPerMm + down,
  };
}

function Target({ isSelected, ...props }: TargetProps & { readonly isSelected: boolean }) {
  const box = boxOf(props, isSelected ? LEAST_BOX : 0);
  if (!box) return null;
  const { placed, pxPerMm } = props;
  return (
    <rect
      className={styles.target}
      data-layer={placed.index}
      data-handle="move"
      x={box.left}
      y={box.top}
      width={box.right - box.left}
      height={box.bottom - box.top}
      transform={turned(placed, pxPerMm)}
    />
  );
}

function Handles(props: TargetProps) {
  const box = boxOf(props, LEAST_BOX);
  if (!box) return null;
  const { placed, pxPerMm } = props;
  const { left, top, right, bottom } = box;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const corners = [left, right].flatMap((cx) => [top, bottom].map((cy) => [cx, cy] as const));
  const handle = (name: Handle, cx: number, cy: number) => (
    <g key={`${name} ${cx} ${cy}`} data-layer={placed.index} data-handle={name} className={styles.handle}>
      <circle className={styles.reach} cx={cx} cy={cy} r="22" />
      <circle className={name === 'bend' ? styles.dot : styles.knob} cx={cx} cy={cy} r={name === 'turn' ? 10 : 7} />
    </g>
  );
  return (
    <g transform={turned(placed, pxPerMm)}>
      <rect className={styles.box} x={left} y={top} width={right - left} height={bottom - top} />
      <path className={styles.box} d={`M${x} ${bottom}v30`} />
      {handle('turn', x, bottom + 34)}
      <RotateCw className={styles.sign} x={x - 6} y={bottom + 28} size={12} strokeWidth={2.5} />
      {placed.layer.kind === 'text' && (
        <>
          {handle('bend', x, top)}
          {handle('width', left, y)}
          {handle('width', right, y)}
        </>
      )}
      {corners.map(([cx, cy]) => handle('scale', cx, cy))}
    </g>
  );
}

/** Native listeners: the gestures of the photo below must not see these pointers. */
function useLayerGestures(
  ref: { readonly current: SVGGElement | null },
  { layout, profile }: LayerBoxProps,
): Moved['lines'] {
  const store = useStore();
  const { typesets } = useCropperSession();
  const [lines, setLines] = useState(NO_LINES);
  useEffect(() => {
    const group = ref.current;
    if (!group) return;
    let grip: Grip | undefined;
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
      store.set(selectedAtom, Number(target.dataset.layer));
      const placed = store.get(selectedAtom);
      const frame = placed && layerFrame(typesets, placed.layer);
      if (!frame) return;
      group.setPointerCapture(event.pointerId);
      grip = { handle: target.dataset.handle as Handle, layer: placed.layer, frame, from: pointOf(event) };
    };
    const onMove = (event: PointerEvent) => {
      if (!grip) return;
      event.stopPropagation();
      const moved = followPointer(grip, pointOf(event), profile);
      store.set(moveSelectedAtom, moved.changes);
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
      if (store.get(selectedAtom)?.layer.kind === 'text') store.set(wantsToWriteAtom, true);
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
