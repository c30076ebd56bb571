import { describe, expect, it } from '@jest/globals';
import config from '../../remote.config.ts';
import { goPaths, navGroups } from './nav-links.ts';

describe('the links of the side bar', () => {
  it.each(config.links.map(({ slot, page }) => [page, slot] as const))('%s lies in the folder of %s', (id, slot) => {
    const page = config.pages.find((each) => each.id === id);
    expect(page?.component).toContain(`./src/pages/${slot.replace('desk-', '')}/`);
  });

  it('are all in a group that the side bar shows', () => {
    const slots: readonly string[] = navGroups.map(({ slot }) => slot);
    expect(config.links.filter(({ slot }) => !slots.includes(slot))).toEqual([]);
  });

  it('each have a letter', () => {
    const linked = config.links.map((link) => config.pages.find(({ id }) => id === link.page)?.path);
    expect(new Set(Object.values(goPaths))).toEqual(new Set(linked));
  });
});
