import type { Page } from '@playwright/test';
import type { Contender, ImportTimes } from './contender.ts';

declare global {
  interface Window {
    bench: { chosenAt: number; longest: number; frames: number[]; isRecording: boolean };
  }
}

/** Records in every page when files were chosen, the longest task, and the times between frames. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.bench = { chosenAt: 0, longest: 0, frames: [], isRecording: false };
    addEventListener('change', () => Object.assign(window.bench, { chosenAt: performance.now(), longest: 0 }), true);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.bench.longest = Math.max(window.bench.longest, duration);
    }).observe({ type: 'longtask' });
    let last = performance.now();
    const onFrame = (now: number) => {
      if (window.bench.isRecording) window.bench.frames.push(now - last);
      last = now;
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
}

export const longestTask = (page: Page): Promise<number> => page.evaluate(() => window.bench.longest);

export async function importAll(page: Page, contender: Contender, files: readonly string[]): Promise<ImportTimes> {
  const reached = async (count: number) => {
    const handle = await page.waitForFunction(
      ({ selector, wanted }) =>
        document.querySelectorAll(selector).length >= wanted && performance.now() - window.bench.chosenAt,
      { selector: contender.thumbnail, wanted: count },
      { polling: 'raf', timeout: 120_000 },
    );
    return Number(await handle.jsonValue());
  };
  const times = [reached(1), reached(files.length)];
  await page.locator(contender.picker).setInputFiles([...files]);
  const [firstThumbnail = 0, all = 0] = await Promise.all(times);
  return { firstThumbnail, all };
}

const MOVES = 150;
const RADIUS = 60;
/** The save at the end of a gesture is part of it. */
const SAVED_MS = 600;

/**
 * The 95th percentile of the time between frames while the photo is dragged in circles, and the longest task until
 * the gesture is saved, on a CPU four times as slow.
 */
export async function dragSlowly(page: Page, contender: Contender): Promise<{ p95: number; longest: number }> {
  const stage = page.locator(contender.stage);
  await stage.waitFor();
  const box = await stage.boundingBox();
  if (!box) throw new Error(`${contender.name} shows nothing to drag.`);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + RADIUS, y, { steps: 10 });
  await page.evaluate(() => Object.assign(window.bench, { frames: [], longest: 0, isRecording: true }));
  for (let move = 0; move < MOVES; move += 1) {
    await page.mouse.move(x + RADIUS * Math.cos(move / 8), y + RADIUS * Math.sin(move / 8));
  }
  const frames = await page.evaluate(() => {
    window.bench.isRecording = false;
    return window.bench.frames;
  });
  await page.mouse.up();
  await page.waitForTimeout(SAVED_MS);
  const longest = await longestTask(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { p95: percentile(frames, 0.95), longest };
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

/** From the press of the button until the browser saves the file. */
export async function exportAll(page: Page, contender: Contender): Promise<{ all: number; longest: number }> {
  await page.evaluate(() => Object.assign(window.bench, { longest: 0 }));
  const start = performance.now();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    contender.startExport(page),
  ]);
  const all = performance.now() - start;
  await download.path();
  return { all, longest: await longestTask(page) };
}
