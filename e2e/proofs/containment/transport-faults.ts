import type { RemoteDescriptor } from '@aimante/contract';
import type { BrowserContext, Route } from '@playwright/test';

type Breaker = (route: Route) => Promise<void>;

const answer =
  (body: string, contentType: string): Breaker =>
  (route) =>
    route.fulfill({ body, contentType });

const BREAKERS: Readonly<Record<string, Breaker>> = {
  'is missing': (route) => route.fulfill({ status: 404 }),
  'fails on the server': (route) => route.fulfill({ status: 500 }),
  hangs: async () => undefined,
  'is cut off': (route) => route.abort('connectionreset'),
  'is another page': answer('<!doctype html><title>Sign in</title>', 'text/html'),
  'is empty': answer('', 'text/javascript'),
  'is cut in half': async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ body: body.slice(0, body.length / 2), contentType: 'text/javascript' });
  },
  'is changed': async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ body: `${body}\n/* changed */`, contentType: 'text/javascript' });
  },
};

export interface TransportFault {
  readonly name: string;
  readonly apply: (context: BrowserContext) => Promise<void>;
}

/** Each way in which each kind of file of a release can fail to come, at every try. */
export function transportFaults({ name, version, entry, exposes, locales }: RemoteDescriptor): TransportFault[] {
  const files = { 'its entry': entry, 'its code': exposes['./app']?.js[0] ?? '', 'its texts': locales.fr[0] ?? '' };
  return Object.entries(files).flatMap(([what, file]) =>
    Object.entries(BREAKERS).map(([fault, breaker]) => ({
      name: `${what} ${fault}`,
      async apply(context: BrowserContext) {
        await context.route(new RegExp(`/remotes/${name}/${version}/${file}`), (route) =>
          // A visit may end before its last request.
          breaker(route).catch(() => route.abort().catch(() => undefined)),
        );
      },
    })),
  );
}
