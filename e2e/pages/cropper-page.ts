import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Download, expect, type Locator, type Page } from '@playwright/test';

const PHOTOS = join(import.meta.dirname, '../photos');

export const photo = (name: string): string => join(PHOTOS, name);

export interface Framing {
  readonly zoom: number;
  readonly rotation: number;
}

/** The cropper, in the free tool or on a product's page, in French. */
export class CropperPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly stage: Locator;
  readonly validate: Locator;
  readonly queue: Locator;
  readonly title: Locator;
  private readonly picker: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /\S/ }).filter({ has: page.getByRole('application') });
    this.stage = page.getByRole('application');
    this.validate = page.getByRole('button', { name: 'Valider et continuer' });
    this.queue = page.getByRole('navigation', { name: 'Vos photos' });
    this.title = page.getByRole('main').getByRole('heading', { level: 1 });
    this.picker = page.locator('[data-photo-picker]');
  }

  async openFreeTool(size = '5\u00a0×\u00a05\u00a0cm'): Promise<void> {
    await this.page.goto('/photo-cropper');
    await this.chooseSize(size);
  }

  async chooseSize(size: string): Promise<void> {
    await this.page.getByRole('radio', { name: size }).first().check();
    await this.page.getByRole('button', { name: 'Confirmer la taille' }).click();
  }

  async add(...names: readonly string[]): Promise<void> {
    await this.picker.setInputFiles(names.map(photo));
  }

  async addFile(path: string): Promise<void> {
    await this.picker.setInputFiles(path);
  }

  /** Drops a file on the page: this way also allows files that the picker does not offer. */
  async drop(name: string): Promise<void> {
    const bytes = [...(await readFile(photo(name)))];
    const transfer = await this.page.evaluateHandle(
      (file) => {
        const made = new DataTransfer();
        made.items.add(new File([new Uint8Array(file.bytes)], file.name));
        return made;
      },
      { name, bytes },
    );
    await this.page.locator('body').dispatchEvent('drop', { dataTransfer: transfer });
  }

  /** Waits until this many photos are read: a photo that is still loading joins the queue later. */
  async queued(count: number): Promise<void> {
    await expect(this.queue.getByRole('button', { name: /^Photo \d/ })).toHaveCount(count);
  }

  /** Waits until the photo is drawn in the cropper. */
  async shown(name: string, options?: { timeout: number }): Promise<void> {
    await this.page
      .getByRole('application', { name: `Recadrage de ${name}`, exact: true })
      .and(this.page.locator('[aria-busy="false"]'))
      .waitFor(options);
  }

  async validateAll(): Promise<void> {
    for (let left = await this.queue.getByRole('button', { name: /^Photo \d/ }).count(); left > 0; left -= 1) {
      await this.validate.click();
    }
    await this.dialog.waitFor({ state: 'detached' });
  }

  /** The values of the sliders. A phone shows only one of them. */
  async framing(): Promise<Framing> {
    const sliders = await this.dialog.getByRole('slider').all();
    const texts = await Promise.all(sliders.map((slider) => slider.getAttribute('aria-valuetext')));
    const [zoom, rotation] = texts.map((text) =>
      text
        ?.replace('−', '-')
        .replace(',', '.')
        .replace(/[^-\d.]/g, ''),
    );
    return { zoom: Number(zoom), rotation: Number(rotation) };
  }

  async download(name: RegExp): Promise<Download> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download', { timeout: 60_000 }),
      this.page.getByRole('button', { name }).click(),
    ]);
    return download;
  }

  async stageCenter(): Promise<{ x: number; y: number }> {
    const box = await this.stage.boundingBox();
    if (!box) throw new Error('the stage is not there');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
