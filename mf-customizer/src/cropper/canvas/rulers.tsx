import type { PrintProfile } from '@aimante/print';
import styles from './crop-canvas.module.css';
import type { StageLayout } from './stage-layout.ts';

interface RulersProps {
  readonly layout: StageLayout;
  readonly profile: PrintProfile;
}

const GAP = 10;
const LENGTHS = { ten: 12, five: 8, one: 5 };

function ticksOf(mm: number, step: number) {
  return Array.from({ length: Math.floor(mm / step) + 1 }, (_, index) => index * step);
}

const tickLength = (mm: number) => {
  if (mm % 10 === 0) return LENGTHS.ten;
  return mm % 5 === 0 ? LENGTHS.five : LENGTHS.one;
};

export function Rulers({ layout, profile }: RulersProps) {
  const { left, top, pxPerMm } = layout;
  const { trim, bleed } = profile;
  const step = pxPerMm < 3 ? 5 : 1;
  const label = pxPerMm < 3 ? 20 : 10;
  const y = top - bleed * pxPerMm - GAP;
  const x = left - bleed * pxPerMm - GAP;
  const across = ticksOf(trim.width, step).map((mm) => `M${left + mm * pxPerMm} ${y}v${-tickLength(mm)}`);
  const down = ticksOf(trim.height, step).map((mm) => `M${x} ${top + mm * pxPerMm}h${-tickLength(mm)}`);
  return (
    <g className={styles.rulers}>
      <path d={[...across, ...down].join('')} />
      {ticksOf(trim.width, label).map((mm) => (
        <text key={mm} x={left + mm * pxPerMm} y={y - 18} textAnchor="middle">
          {mm}
        </text>
      ))}
      <text x={left + trim.width * pxPerMm + 26} y={y - 18}>
        mm
      </text>
      {ticksOf(trim.height, label).map((mm) => (
        <text key={mm} x={x - 18} y={top + mm * pxPerMm + 4} textAnchor="end">
          {mm}
        </text>
      ))}
    </g>
  );
}
