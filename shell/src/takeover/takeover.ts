import { isLeaving } from '../arrival/leaving.ts';
import { keepEarlyActions } from './early-actions.ts';
import { onFirstTouch } from './first-touch.ts';

// A separate script, next to the first view. The hydration scripts load after the page is visible, so that they do not
// slow it down. The edge has put them into a template.
const TIMEOUT_MS = 3000;

function begin(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-takeover]');
  if (!template) return;
  template.remove();
  document.head.append(template.content);
}

function whenRead(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act, { once: true });
  else act();
}

/** After the first paint and the frame that shows the last picture. A background tab waits for the timeout. */
function beginWhenSeen(): void {
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    requestAnimationFrame(() => setTimeout(begin));
  });
  painted.observe({ type: 'paint', buffered: true });
}

if (!isLeaving(document)) {
  keepEarlyActions(document);
  onFirstTouch(() => whenRead(begin));
  whenRead(() => setTimeout(begin, TIMEOUT_MS));
  if (document.readyState === 'complete') beginWhenSeen();
  else addEventListener('load', beginWhenSeen, { once: true });
}
