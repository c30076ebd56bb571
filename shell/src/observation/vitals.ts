import type { Consent } from '../consent/consent.ts';

const ADDRESS = '/_edge/vitals';

/** Logs the web vitals of the page. With consent, also sends them with the release of the page to the edge when the page closes. */
export async function watchVitals(consent: Consent): Promise<void> {
  // biome-ignore lint/plugin: measurements are optional: a failed load is not retried.
  const vitals = await import(
    /* webpackChunkName: "vitals", webpackExports: ["onCLS", "onINP", "onLCP", "onTTFB"] */ 'web-vitals'
  ).catch(() => undefined);
  if (!vitals) return;
  const { onCLS, onINP, onLCP, onTTFB } = vitals;
  const page = document.querySelector<HTMLElement>('main [data-remote]')?.dataset;
  const measured = new Map<string, object>();
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) {
    watch(({ name, value, rating }) => {
      measured.set(name, { name, rating, value, ...(page && { remote: page.remote, version: page.version }) });
      console.debug(`[vitals] ${name} ${Math.round(value * 1000) / 1000} ${rating}`);
    });
  }
  addEventListener('pagehide', () => {
    if (consent.get() !== 'accepted' || measured.size === 0) return;
    navigator.sendBeacon(ADDRESS, JSON.stringify([...measured.values()]));
  });
}
