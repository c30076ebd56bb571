import { isRemoteLifecycles, LOCALES, type Locale, type MountedPage, type RemoteLifecycles } from '@aimante/contract';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { type MountedPiece, mountPiece } from './mount-piece.ts';

interface KnownPage {
  readonly page: MountedPage;
  readonly path: string;
  /** The first heading of the page when the API answers nothing. */
  readonly title: Readonly<Record<Locale, string>>;
}

/**
 * The contract of every remote on any platform. Here it runs on the fake platform, which has its own contract tests.
 */
export function describeRemote(name: string, app: RemoteLifecycles, [first, second]: readonly [KnownPage, KnownPage]) {
  const open = ({ page, path }: KnownPage, locale: Locale = 'fr') => mountPiece(app, { page, path, locale });

  describe(`${name} keeps the contract: it`, () => {
    it('exposes the four lifecycles', () => expect(isRemoteLifecycles(app)).toBe(true));

    it.each(LOCALES)('shows the page that it is asked for, in the language of the address (%s)', async (locale) => {
      const piece = await open(first, locale);
      await expectTitle(piece, first.title[locale]);
      expect(piece.crashes).toEqual([]);
      await piece.unmount();
    });

    it('changes to another page without being mounted again', async () => {
      const piece = await open(first);
      await piece.goTo(second.path, second.page);
      await expectTitle(piece, second.title.fr, 'h1, h2');
      expect(piece.record.navigations).toEqual([]);
      await piece.unmount();
    });

    it('leaves nothing behind', async () => {
      const before = [...document.body.children];
      const piece = await open(first);
      await expectTitle(piece, first.title.fr);
      await piece.unmount();
      expect(piece.element.innerHTML).toBe('');
      piece.element.remove();
      expect([...document.body.children]).toEqual(before);
    });

    it('gives no element an id that another piece has', async () => {
      const pieces = [await open(first), await open(first)];
      for (const piece of pieces) await expectTitle(piece, first.title.fr);
      const ids = pieces.flatMap(({ element }) => [...element.querySelectorAll('[id]')].map(({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      for (const piece of pieces) await piece.unmount();
    });

    it('refuses a page that it does not have', async () => {
      const nowhere = { ...first, page: { id: 'nowhere', params: {} } };
      await expect(open(nowhere)).rejects.toThrow('no page "nowhere"');
    });
  });
}

async function expectTitle({ element }: MountedPiece, title: string, heading = 'h1'): Promise<void> {
  await waitFor(() => expect(element.querySelector(heading)?.textContent).toBe(title));
}
