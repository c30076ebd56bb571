/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import config from '../../remote.config.ts';
import { rightOf } from './page-rights.ts';

describe('the right that a page requires', () => {
  it('is known for every page of the back office but the till, which a tablet opens', () => {
    const pages = config.pages.filter(({ access }) => access === 'admin');
    expect(pages.filter(({ path }) => rightOf(path.replace(':id', '7')) === undefined).map(({ id }) => id)).toEqual([]);
  });

  it('is the one of the list for the pages below it', () => {
    expect(rightOf('/admin/batches/7')).toBe('production:read');
    expect(rightOf('/admin/releases')).toBe('releases:read');
  });

  it('is the right to change for the form of a new order', () => {
    expect(rightOf('/admin/orders/new')).toBe('orders:change');
    expect(rightOf('/admin/orders/7')).toBe('orders:read');
  });

  it('is unknown for a page of another remote', () => {
    expect(rightOf('/admin/stories')).toBeUndefined();
  });
});
