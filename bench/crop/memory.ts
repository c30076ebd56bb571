import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

const SAMPLE_MS = 100;
const KB_PER_MB = 1024;

/**
 * The highest memory of a tab while `run` works, in MB: pages that processes share are counted in parts. Undefined
 * where there is no /proc.
 */
export async function peakOfTab(browser: Browser, run: () => Promise<void>): Promise<number | undefined> {
  const session = await browser.newBrowserCDPSession();
  let peak: number | undefined;
  const sample = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    for (const { type, id } of processInfo) {
      const held = type === 'renderer' ? await memoryOf(id) : undefined;
      if (held !== undefined) peak = Math.max(peak ?? 0, held);
    }
  };
  const sampling = setInterval(() => void sample().catch(() => undefined), SAMPLE_MS);
  try {
    await run();
  } finally {
    clearInterval(sampling);
    await session.detach();
  }
  return peak;
}

async function memoryOf(id: number): Promise<number | undefined> {
  const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(rollup) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) / KB_PER_MB;
}
