import { inflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from '@jest/globals';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { writeTermsPdf } from './terms-pdf.ts';

const settings = {
  ...defaultSettings,
  shop: { ...defaultSettings.shop, name: 'Frigo Doré', legalName: 'Frigo Doré SAS' },
};

/** All lines that are drawn, without a PDF library. */
function textOf(file: Buffer): string {
  const streams = file.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  const drawn = [...streams].map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'));
  const lines = [...drawn.join('\n').matchAll(/<([0-9A-F]+)> Tj/g)];
  return lines.map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(' ');
}

describe('the terms of sale as a PDF', () => {
  it.each([
    [
      'fr',
      'conditions-generales-de-vente-2026-11-27.pdf',
      'Conditions générales de vente',
      /14\. Droit applicable et litiges/,
    ],
    ['en', 'terms-of-sale-2026-11-27.pdf', 'Terms of sale', /14\. /],
  ] as const)('are whole, in the language of the mail: %s', async (...[locale, name, title, last]) => {
    const { filename, content } = await writeTermsPdf(settings, locale);
    const pdf = await PDFDocument.load(content, { updateMetadata: false });
    expect([filename, pdf.getTitle()]).toEqual([name, title]);
    expect(pdf.getPageCount()).toBeGreaterThan(1);
    const text = textOf(content);
    expect(text).toContain('Frigo Doré SAS');
    expect(text).toMatch(last);
    expect(text).not.toMatch(/\{\{|\[\[/);
  });

  it('are the same bytes for the same settings', async () => {
    const [first, second] = [await writeTermsPdf(settings, 'fr'), await writeTermsPdf(settings, 'fr')];
    expect(first.content.equals(second.content)).toBe(true);
  });
});
