import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './coin.module.css';

const DIAMETER_MM = 23.25;

/** A one-euro coin, for comparison: at the scale of the magnets around it, `--magnet-mm`. */
export function Coin({ className, style, ...rest }: ComponentProps<'svg'>) {
  const rim = useId();
  const core = useId();
  const inlineSize = `calc(var(--magnet-mm, 2px) * ${DIAMETER_MM})`;
  return (
    <svg
      {...rest}
      className={classNames(styles.coin, className)}
      style={{ inlineSize, ...style }}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={rim} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f0d98a" />
          <stop offset="0.5" stopColor="#c79a3b" />
          <stop offset="1" stopColor="#eccf7a" />
        </linearGradient>
        <linearGradient id={core} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f4f4f2" />
          <stop offset="1" stopColor="#b9b8b4" />
        </linearGradient>
      </defs>
      <circle cx="50" cy="50" r="49" fill={`url(#${rim})`} stroke="#a87c25" strokeWidth="1.5" />
      <circle cx="50" cy="50" r="34" fill={`url(#${core})`} stroke="#a98a4d" strokeWidth="1" />
      <text x="50" y="58" textAnchor="middle" fontSize="34" fontFamily="Georgia, serif" fill="#57504a">
        1
      </text>
      <text x="50" y="73" textAnchor="middle" fontSize="10" letterSpacing="1" fill="#57504a">
        EURO
      </text>
    </svg>
  );
}
