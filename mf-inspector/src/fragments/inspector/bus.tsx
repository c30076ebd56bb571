import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './inspector.module.css';
import { useBus } from './use-bus.ts';

/** The events of the bus as they come. */
export function Bus() {
  const { t } = useTranslation();
  const [isPaused, setIsPaused] = useState(false);
  const events = useBus(isPaused);
  const copy = () => {
    const lines = events.map(({ at, name, payload }) => `${new Date(at).toISOString()} ${name} ${payload}`);
    void navigator.clipboard.writeText(lines.join('\n'));
  };
  return (
    <section className={styles.bus} aria-label={t('inspector.bus', { count: events.length })}>
      <h3 className={styles.heading}>
        {t('inspector.bus', { count: events.length })}
        <span>
          <button type="button" className={styles.link} onClick={() => setIsPaused(!isPaused)}>
            {t(isPaused ? 'inspector.resume' : 'inspector.pause')}
          </button>
          <button type="button" className={styles.link} onClick={copy}>
            {t('inspector.copy')}
          </button>
        </span>
      </h3>
      {events.length === 0 && <p className={styles.note}>{t('inspector.noEvents')}</p>}
      <ol className={styles.events}>
        {events.map(({ id, at, name, payload, isFailure }) => (
          <li key={id} className={styles.event} data-failed={isFailure || undefined}>
            <strong>{name}</strong>
            <time dateTime={new Date(at).toISOString()}>{clockOf(at)}</time>
            <span>{payload}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const CLOCK = { hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 } as const;

/** `09:41:07.214` */
function clockOf(at: number): string {
  return new Date(at).toLocaleTimeString('en-GB', CLOCK);
}
