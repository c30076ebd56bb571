import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

function color(name: string): string {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
  if (!value) throw new Error(`tokens.css has no plain colour --color-${name}.`);
  return value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const text: [string, string][] = [
  ...['paper', 'sheet', 'sand', 'blush', 'desk-ground', 'desk-side'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-muted', ground],
    ['action', ground],
  ]),
  ['ink-subtle', 'paper'],
  ['ink-subtle', 'sheet'],
  ['ink-subtle', 'sand'],
  ['ink-disabled', 'disabled'],
  ['ink-on-night', 'night'],
  ['sheet', 'action'],
  ['sheet', 'action-hover'],
  ['sheet', 'action-active'],
  ['sheet', 'status-danger-text'],
  ['sheet', 'accent-text'],
  ['accent-text', 'accent-wash'],
  ['accent-text', 'sheet'],
  ['action', 'action-wash'],
  ['action-active', 'action-wash-strong'],
  ['action-active', 'action-selected'],
  ...['success', 'warning', 'danger', 'neutral'].map((tone): [string, string] => [
    `status-${tone}-text`,
    `status-${tone}-ground`,
  ]),
  ['toast-text', 'toast-ground'],
  ['toast-action', 'toast-ground'],
  ['toast-text', 'toast-danger'],
  ['toast-danger-action', 'toast-danger'],
  ['desk-muted', 'desk-ground'],
  ['desk-neutral-text', 'desk-neutral-ground'],
  ['ink-disabled', 'desk-disabled'],
  ['toast-action', 'desk-save-bar'],
  ['desk-subtle', 'desk-ground'],
  ['desk-subtle', 'desk-side'],
];

const icons: [string, string][] = [
  ['line-field', 'sheet'],
  ['line-field', 'paper'],
  ['desk-field', 'sheet'],
  ['action', 'paper'],
  ['accent', 'sheet'],
];

describe('the colours', () => {
  it.each(text)('let the text %s be read on %s', (front, ground) => {
    expect(contrast(color(front), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(icons)('let the sign %s be seen on %s', (front, ground) => {
    expect(contrast(color(front), color(ground))).toBeGreaterThanOrEqual(3);
  });
});
