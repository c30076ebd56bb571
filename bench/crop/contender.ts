import type { Page } from '@playwright/test';

/** In milliseconds since the files were chosen. */
export interface ImportTimes {
  readonly firstThumbnail: number;
  readonly all: number;
}

/** A cropper in a page. Both croppers get the same tasks, and every page is new to them. */
export interface Contender {
  readonly name: string;
  open(page: Page): Promise<void>;
  readonly picker: string;
  /** The selector of all thumbnails in the queue. */
  readonly thumbnail: string;
  /** The selector of the element to drag, once it contains the first photo. */
  readonly stage: string;
  /** Prepares the export of the imported photos. */
  finish(page: Page, count: number): Promise<void>;
  /** Exports every photo as a PNG of 2000 × 2000 pixels, which the browser saves. */
  startExport(page: Page): Promise<void>;
}
