import { createHash } from 'node:crypto';
import { flipChannels, releaseToAll } from '@aimante/releases';
import { afterEach, describe, expect, it } from '@jest/globals';
import { TRUSTED_TYPES_HASH } from '../security/trusted-types.ts';
import { createLiveStore, publishFake, serveEdge } from '../testing/served-edge.ts';

const code = 'document.documentElement.dataset.arrived = "";\n';
let stop: () => Promise<void>;

describe('a script inside a page', () => {
  afterEach(() => stop());

  it('is that of the shell, and the policy allows it and no other', async () => {
    const fake = await createLiveStore();
    const shell = await publishFake(fake, { name: 'shell', version: '2', files: { 'arrival.1.js': code } });
    const served = await serveEdge(fake);
    stop = async () => {
      await served.stop();
      await fake.remove();
    };
    expect((await served.get('/')).headers['content-security-policy']).not.toContain('sha384-');

    await flipChannels(fake.store, releaseToAll([shell]));
    await served.edge.live.refresh();
    const { text, headers } = await served.get('/');
    expect(text).toContain(`<script data-access="public">${code}</script>`);
    expect(text).not.toContain('arrival.1.js');
    const hash = createHash('sha384').update(code).digest('base64');
    const [scripts] = /script-src [^;]*/.exec(String(headers['content-security-policy'])) ?? [];
    expect(scripts).toBe(`script-src 'self' ${TRUSTED_TYPES_HASH} 'sha384-${hash}'`);
    expect(headers.link).not.toContain('arrival');
  });
});
