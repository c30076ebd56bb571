import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './inspector.module.css';
import { toKilobytes } from './outlines.tsx';

interface Vitals {
  readonly lcp: number;
  readonly cls: number;
}

/** Largest paint, layout shift, bytes of all modules, and errors of this page. */
export function PageVitals({ errors }: { errors: number }) {
  const { t, i18n } = useTranslation();
  const { lcp, cls } = useVitals();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const bytes = files
    .filter(({ name }) => name.includes('/remotes/'))
    .reduce((sum, file) => sum + file.encodedBodySize, 0);
  const facts = [
    ['LCP', `${number.format(lcp / 1000)} s`],
    ['CLS', number.format(cls)],
    [t('inspector.modules'), t('inspector.size', { size: toKilobytes(bytes) })],
    [t('inspector.failures'), String(errors)],
  ] as const;
  return (
    <dl className={styles.vitals}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={name === t('inspector.failures') && errors > 0 ? styles.bad : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

function useVitals(): Vitals {
  const [vitals, setVitals] = useState<Vitals>({ lcp: 0, cls: 0 });
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) setVitals((before) => withEntry(before, entry));
    });
    for (const type of ['largest-contentful-paint', 'layout-shift']) observer.observe({ type, buffered: true });
    return () => observer.disconnect();
  }, []);
  return vitals;
}

function withEntry(vitals: Vitals, entry: PerformanceEntry): Vitals {
  if (entry.entryType === 'largest-contentful-paint') return { ...vitals, lcp: entry.startTime };
  const { value, hadRecentInput } = entry as LayoutShift;
  return hadRecentInput ? vitals : { ...vitals, cls: vitals.cls + value };
}
