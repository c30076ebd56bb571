import { Notice } from '@aimante/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createDetector } from './bar-codes.ts';
import styles from './packing.module.css';

const LOOK_EVERY_MS = 200;
/** A code that stays in view counts once in this time. */
const SAME_CODE_MS = 3000;

interface CameraProps {
  readonly onCode: (code: string) => void;
}

/** Looks for codes in the picture of the camera, as long as it is in the page. */
export function Camera({ onCode }: CameraProps) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const found = useEffectEvent(onCode);
  useEffect(() => {
    const stop = new AbortController();
    const shown = video.current;
    if (shown) watch(shown, { onCode: (code) => found(code), signal: stop.signal }).catch(() => setIsRefused(true));
    return () => stop.abort();
  }, []);
  if (isRefused) return <Notice tone="warning">{t('packing.cameraRefused')}</Notice>;
  return <video ref={video} className={styles.camera} muted playsInline aria-label={t('packing.cameraView')} />;
}

interface Watching {
  readonly onCode: (code: string) => void;
  readonly signal: AbortSignal;
}

async function watch(video: HTMLVideoElement, { onCode, signal }: Watching): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return end();
  signal.addEventListener('abort', end);
  video.srcObject = stream;
  await video.play();
  const detector = createDetector();
  let last = { code: '', at: 0 };
  while (!signal.aborted) {
    const [seen] = (await detector?.detect(video)) ?? [];
    const now = performance.now();
    if (seen && (seen.rawValue !== last.code || now - last.at > SAME_CODE_MS)) onCode(seen.rawValue);
    if (seen) last = { code: seen.rawValue, at: now };
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
