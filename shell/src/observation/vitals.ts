/** Logs how the page felt, once the page stands. */
export async function logVitals(): Promise<void> {
  const { onCLS, onINP, onLCP, onTTFB } = await import(/* webpackChunkName: "vitals" */ 'web-vitals');
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) {
    watch(({ name, value, rating }) => console.debug(`[vitals] ${name} ${Math.round(value * 1000) / 1000} ${rating}`));
  }
}
