import styles from './true-size.module.css';

/** A one-euro coin: 23.25 mm, the same for everybody. */
export function Coin() {
  return (
    <svg className={styles.coin} viewBox="0 0 100 100" aria-hidden="true">
      <defs>
        <linearGradient id="coin-rim" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f0d98a" />
          <stop offset="0.5" stopColor="#c79a3b" />
          <stop offset="1" stopColor="#eccf7a" />
        </linearGradient>
        <linearGradient id="coin-core" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f4f4f2" />
          <stop offset="1" stopColor="#b9b8b4" />
        </linearGradient>
      </defs>
      <circle cx="50" cy="50" r="49" fill="url(#coin-rim)" stroke="#a87c25" strokeWidth="1.5" />
      <circle cx="50" cy="50" r="34" fill="url(#coin-core)" stroke="#a98a4d" strokeWidth="1" />
      <text x="50" y="58" textAnchor="middle" fontSize="34" fontFamily="Georgia, serif" fill="#57504a">
        1
      </text>
      <text x="50" y="73" textAnchor="middle" fontSize="10" letterSpacing="1" fill="#57504a">
        EURO
      </text>
    </svg>
  );
}
