import type { Consent } from '../consent/consent.ts';

const ADDRESS = '/_edge/vitals';

/** Logs the web vitals of the page. With consent, also sends their ratings to the edge when the page closes. */
export async function watchVitals(consent: Consent): Promise<void> {
  // biome-ignore lint/plugin: measurements are optional: a failed load is not retried.
  const vitals = await import(/* webpackChunkName: "vitals" */ 'web-vitals').catch(() => undefined);
  if (!vitals) return;
  const { onCLS, onINP, onLCP, onTTFB } = vitals;
  const ratings = new Map<string, string>();
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) {
    watch(({ name, value, rating }) => {
      ratings.set(name, rating);
      console.debug(`[vitals] ${name} ${Math.round(value * 1000) / 1000} ${rating}`);
    });
  }
  addEventListener('pagehide', () => {
    if (consent.get() !== 'accepted' || ratings.size === 0) return;
    navigator.sendBeacon(ADDRESS, JSON.stringify([...ratings].map(([name, rating]) => ({ name, rating }))));
  });
}
