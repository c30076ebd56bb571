import type { Client } from '@aimante/api-contract';
import type { Locale } from '@aimante/contract';
import { queryOptions, usePlatform } from '@aimante/remote';
import { createFakePlatform } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { useState } from 'react';
import { callApi, mountFragment, refusal } from './data.fixture.tsx';
import { createServerLoad, dehydrateQueries, hydrateQueries } from './server-queries.ts';
import { useLoad } from './use-load.ts';

const settingsQuery = (api: Client, locale: Locale) =>
  queryOptions({ queryKey: ['settings', locale], queryFn: async () => JSON.stringify(await callApi(api)) });

describe('the queries of the first view', () => {
  it('are not asked for again in the browser', async () => {
    const { platform: server } = createFakePlatform({ locale: 'en', api: () => Response.json('from the server') });
    expect(await createServerLoad(server)(settingsQuery)).toBe('"from the server"');
    const state: unknown = JSON.parse(JSON.stringify(dehydrateQueries(server)));

    const asked: string[] = [];
    function Piece() {
      const platform = usePlatform();
      useState(() => hydrateQueries(state, platform));
      return <>{useLoad(settingsQuery).data}</>;
    }
    const { element } = await mountFragment(Piece, { locale: 'en', api: (path) => refusal(asked.push(path) + 500) });
    expect(element.textContent).toBe('"from the server"');
    expect(asked).toEqual([]);
  });

  it('are left to the browser where they fail', async () => {
    const { platform } = createFakePlatform({ api: () => refusal(404) });
    expect(await createServerLoad(platform)(settingsQuery)).toBeUndefined();
    expect(dehydrateQueries(platform).queries).toEqual([]);
  });
});
