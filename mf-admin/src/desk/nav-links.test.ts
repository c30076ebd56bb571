/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import config from '../../remote.config.ts';
import { navGroups } from './nav-links.ts';

describe('the groups of the side bar', () => {
  it.each(navGroups.flatMap(({ id, links }) => links.map(({ path }) => [path, id] as const)))(
    '%s lies in pages/%s/',
    (path, group) => {
      const page = config.pages.find((each) => each.path === path);
      expect(page?.component).toContain(`./src/pages/${group}/`);
    },
  );
});
