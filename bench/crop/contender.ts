import type { Page } from '@playwright/test';

/** In milliseconds from the moment the files were chosen. */
export interface ImportTimes {
  readonly firstThumbnail: number;
  readonly all: number;
}

/** A cropper in a page, asked for the same things as the other. Every page is new to it. */
export interface Contender {
  readonly name: string;
  open(page: Page): Promise<void>;
  readonly picker: string;
  /** Names every thumbnail in the queue. */
  readonly thumbnail: string;
  /** What is dragged, once the first photo lies in it. */
  readonly stage: string;
  /** Ready to export what was imported. */
  finish(page: Page, count: number): Promise<void>;
  /** Makes every photo's PNG of 2000 × 2000 pixels, and lets the browser save it. */
  startExport(page: Page): Promise<void>;
}
