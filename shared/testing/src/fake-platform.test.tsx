import { createFakePlatform } from './fake-platform.ts';
import { type AskedOfApi, describePlatform } from './platform-contract.ts';

describePlatform('the platform of tests', async ({ locale, confirms }) => {
  const asked: AskedOfApi[] = [];
  const { platform, record } = createFakePlatform({
    locale,
    confirms,
    async api(path, { method = 'GET', body = null, headers } = {}) {
      asked.push({ method, path, body: await new Response(body).text(), headers: new Headers(headers) });
      return Response.json({ tea: true }, { status: 418 });
    },
  });
  return {
    platform,
    notices: () => record.notices,
    head: () => record.heads.at(-1),
    navigations: () => record.navigations,
    cartRequests: () => record.cartRequests,
    asked: () => asked,
    close: () => undefined,
  };
});
