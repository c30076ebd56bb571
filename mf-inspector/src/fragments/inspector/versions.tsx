import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './inspector.module.css';
import { toKilobytes } from './outlines.tsx';
import { type Choice, chooseReleases, type InspectedRemote, type Overview } from './overview.ts';
import { readFacts } from './page-roots.ts';
import { toneOf } from './tone.ts';
import { momentIn, VersionOptions } from './version-options.tsx';

interface VersionsProps {
  readonly overview: Overview;
  readonly errors: Readonly<Record<string, number>>;
}

/** Each remote with its version, and the choice of another one for this browser. */
export function Versions({ overview, errors }: VersionsProps) {
  const { t } = useTranslation();
  const { remotes } = overview;
  const current = choiceOf(remotes);
  const [choice, setChoice] = useState<Choice>(current);
  const [problem, setProblem] = useState<string>();
  const apply = async (releases: Choice) => {
    try {
      const reason = await chooseReleases(releases);
      if (reason === undefined) location.reload();
      else setProblem(t('inspector.refused', { reason }));
    } catch {
      setProblem(t('inspector.unreachable'));
    }
  };
  const changes = remotes.flatMap(({ name, live }) => {
    const [before, after] = [current[name] ?? live, choice[name] ?? live];
    return before === after ? [] : [`${name} ${before} → ${after}`];
  });
  return (
    <section className={styles.section} aria-label={t('inspector.versions')}>
      <h3 className={styles.heading}>
        {t('inspector.versions')} <small>{t('inspector.set', { set: overview.set.slice(0, 8) })}</small>
      </h3>
      <ul className={styles.list}>
        {remotes.map((remote) => (
          <li key={remote.name} className={styles.row}>
            <RemoteFacts remote={remote} remotes={remotes} errors={errors[remote.name] ?? 0} />
            <select
              className={styles.select}
              aria-label={t('inspector.version', { remote: remote.name })}
              value={choice[remote.name] ?? remote.live}
              onChange={({ target }) => setChoice(withVersion(choice, remote, target.value))}
            >
              <VersionOptions remote={remote} />
            </select>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.primary}
          disabled={changes.length === 0}
          onClick={() => void apply(choice)}
        >
          {t('inspector.apply')}
        </button>
        <button type="button" className={styles.button} onClick={() => void apply({})}>
          {t('inspector.reset')}
        </button>
      </div>
      <p className={styles.note} role="status">
        {problem ?? (changes.length > 0 && t('inspector.changes', { changes: changes.join(', ') }))}
      </p>
    </section>
  );
}

interface RemoteFactsProps {
  readonly remote: InspectedRemote;
  readonly remotes: readonly InspectedRemote[];
  readonly errors: number;
}

function RemoteFacts({ remote, remotes, errors }: RemoteFactsProps) {
  const { t, i18n } = useTranslation();
  const { name, live, chosen = live, versions } = remote;
  const { mountMs, bytes } = readFacts({ name, version: chosen });
  const known = versions.find(({ version }) => version === chosen);
  const count = errors + (known?.failed ?? 0);
  return (
    <div className={styles.remote} data-tone={toneOf(name, remotes)}>
      <strong>{name.replace(/^mf-/, '')}</strong>
      <span>
        {remote.team}, {t('inspector.facts', { mount: mountMs, size: toKilobytes(bytes) })},{' '}
        <span className={count > 0 ? styles.bad : undefined}>{t('inspector.errors', { count })}</span>
        {known?.since && `, ${t('inspector.age', { since: momentIn(i18n.language, known.since) })}`}
      </span>
    </div>
  );
}

function choiceOf(remotes: readonly InspectedRemote[]): Choice {
  return Object.fromEntries(remotes.flatMap(({ name, chosen }) => (chosen ? [[name, chosen]] : [])));
}

function withVersion(choice: Choice, { name, live }: InspectedRemote, version: string): Choice {
  const others = Object.entries(choice).filter(([other]) => other !== name);
  return Object.fromEntries(version === live ? others : [...others, [name, version]]);
}
