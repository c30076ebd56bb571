import { type BrowserReleaseSet, matchRoute, type RouteAccess, splitLocale } from '@aimante/contract';
import { expect, type Page } from '@playwright/test';
import { ShellPage } from '../../pages/shell-page.ts';
import { type Who, WITHOUT_SESSION } from './sessions.ts';
import { settled } from './settled.ts';

export interface Place {
  readonly remote: string;
  readonly path: string;
  readonly access: RouteAccess;
  /** The French path. */
  readonly address: string;
}

type Route = Omit<Place, 'address'>;

const NOT_FOUND: Route = { remote: 'shell', path: '/no-such-page', access: 'public' };

export function ownerOf({ access }: Pick<Place, 'access'>): Who {
  if (access === 'admin') return 'admin';
  return access === 'login' ? 'customer' : 'visitor';
}

/**
 * Every route of the served releases, or of some of them. For a route with parameters, a link on the parent page gives
 * the URL.
 */
export async function findPlaces(pageOf: (who: Who) => Promise<Page>, only?: readonly string[]): Promise<Place[]> {
  const shell = new ShellPage(await pageOf(WITHOUT_SESSION));
  await shell.open('/');
  const routes = routesOf(await shell.releaseSet());
  const places: Place[] = [];
  for (const route of [NOT_FOUND, ...routes])
    if (!only || only.includes(route.remote)) places.push({ ...route, address: await addressOf(route) });
  return places;

  async function addressOf(route: Route): Promise<string> {
    return route.path.includes(':') ? linkedAddress(route) : route.path;
  }

  async function linkedAddress(route: Route): Promise<string> {
    const above = routeAbove(route, routes);
    const start = await addressOf(above);
    // The till is for tablets without a session too, but only the team has its link.
    for (const who of new Set([ownerOf(route), ownerOf(above)])) {
      const page = await pageOf(who);
      await page.goto(start);
      await settled(page);
      // A page first shows the links of a visitor: the session is known a moment later.
      await expect
        .poll(() => linkTo(route, page))
        .toBeDefined()
        .catch(() => undefined);
      const found = await linkTo(route, page);
      if (found) return found;
    }
    throw new Error(`Nothing on ${start} leads to ${route.path}.`);
  }

  async function linkTo(route: Route, page: Page): Promise<string | null | undefined> {
    const links = await page.locator('main a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    return links.find((link) => {
      const { pathname } = new URL(link ?? '', page.url());
      return matchRoute(routes, splitLocale(pathname).path)?.route.path === route.path;
    });
  }
}

function routesOf({ remotes }: BrowserReleaseSet): Route[] {
  return remotes.flatMap(({ name, routes }) => routes.map(({ path, access }) => ({ remote: name, path, access })));
}

function routeAbove({ path }: Route, routes: readonly Route[]): Route {
  const above = path.slice(0, path.lastIndexOf('/'));
  const found = routes.find((route) => route.path === above);
  if (!found) throw new Error(`No page is above ${path}.`);
  return found;
}
