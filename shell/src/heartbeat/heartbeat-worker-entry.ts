import { BEAT_MS, type Beat, createSilence } from './silence.ts';

const silence = createSilence();

addEventListener('message', ({ data }: MessageEvent<Beat>) => silence.hear(data));
postMessage('ready');

setInterval(() => {
  const running = silence.look();
  if (!running) return;
  const body = JSON.stringify([{ ...running, outcome: 'failed', phase: 'frozen' }]);
  // The answer sets the cookie by which the next page avoids this release.
  fetch(new URL('/_edge/reports', location.origin), { method: 'POST', keepalive: true, body }).catch(() => undefined);
}, BEAT_MS);
