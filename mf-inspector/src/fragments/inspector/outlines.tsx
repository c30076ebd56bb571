import { useTranslation } from 'react-i18next';
import styles from './outlines.module.css';
import type { InspectedRemote } from './overview.ts';
import { readFacts } from './page-roots.ts';
import { toneOf } from './tone.ts';
import { useRoots } from './use-roots.ts';

interface OutlinesProps {
  readonly remotes: readonly InspectedRemote[];
  readonly errors: Readonly<Record<string, number>>;
}

/** A frame around each root, with its release. The page below stays usable. */
export function Outlines({ remotes, errors }: OutlinesProps) {
  const { t } = useTranslation();
  const shell = remotes.find(({ name }) => name === 'shell');
  const roots = useRoots(shell?.chosen ?? shell?.live ?? '');
  return (
    <div className={styles.outlines} aria-hidden="true">
      {roots.map(({ name, version, left, top, width, height }, place) => {
        const remote = remotes.find((one) => one.name === name);
        const { mountMs, bytes } = readFacts({ name, version });
        const count = errors[name] ?? 0;
        const facts = t('inspector.facts', { mount: mountMs, size: toKilobytes(bytes) });
        return (
          <div
            key={place}
            className={styles.outline}
            data-tone={count > 0 ? 'error' : toneOf(name, remotes)}
            style={{ left, top, width, height }}
          >
            <p className={styles.label} data-inside={top < 24 || undefined}>
              <strong>
                {name} {version}
              </strong>{' '}
              {remote?.team} {facts} {t('inspector.errors', { count })}
            </p>
          </div>
        );
      })}
    </div>
  );
}

export function toKilobytes(bytes: number): number {
  return Math.round(bytes / 1000);
}
