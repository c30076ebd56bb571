import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { TokenGroup } from './token-css.ts';
import { tokenCss } from './token-css.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
/** Splits into declarations, without the formatter's line breaks. */
const parts = (css: string) =>
  css
    .replace(/\s+/g, ' ')
    .replace(/\( | \)/g, (edge) => edge.trim())
    .split(';');

describe('the token style sheet', () => {
  it('is the one that tokens.json makes', () => {
    expect(parts(read('tokens.css'))).toEqual(parts(tokenCss(JSON.parse(read('tokens.json')) as TokenGroup)));
  });

  it('declares the order of the layers before anything else', () => {
    const rules = read('tokens.css').replace(/\/\*.*?\*\/\s*/gs, '');
    expect(rules).toMatch(/^@layer reset, tokens, ui, remote, override;/);
  });
});

describe('a token', () => {
  it('is named after its path, without "default"', () => {
    const css = tokenCss({
      color: { $type: 'color', ink: { default: { $value: '#111111' }, onNight: { $value: '#eeeeee' } } },
    });
    expect(css).toContain('--color-ink: #111111;');
    expect(css).toContain('--color-ink-on-night: #eeeeee;');
  });

  it('is written in its fluid size where it has one', () => {
    const css = tokenCss({
      gap: {
        $type: 'dimension',
        $value: { value: 2, unit: 'rem' },
        $extensions: { 'org.aimante.fluid': { clamp: 'clamp(1rem, 2vw, 2rem)' } },
      },
    });
    expect(css).toContain('--gap: clamp(1rem, 2vw, 2rem);');
  });

  it('of the desk replaces the shop token, also in references', () => {
    const css = tokenCss({
      line: { $type: 'color', $value: '#aaaaaa' },
      desk: { $type: 'color', $value: '#bbbbbb', $extensions: { 'org.aimante.replaces': 'line' } },
      rule: { $type: 'border', $value: { color: '{line}', width: { value: 1, unit: 'px' }, style: 'solid' } },
    });
    const [, admin] = css.split('[data-layout="admin"]');
    expect(admin).toContain('--line: var(--desk);');
    expect(admin).toContain('--rule: 1px solid var(--line);');
  });
});
