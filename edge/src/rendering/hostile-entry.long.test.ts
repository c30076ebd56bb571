import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { testEntries } from '../testing/test-entry.ts';
import { CHILD_ARGUMENTS } from './entry-process.ts';
import type { ServerEntryOptions } from './server-entry.ts';

const PATIENT_MS = 8000;
const run = promisify(execFile);
const hostile = testEntries();

async function answerOf(body: string, options: Partial<ServerEntryOptions> = {}): Promise<unknown> {
  const outcome = await hostile(body, options).entry.render({ pathname: '/' }, PATIENT_MS);
  return outcome.kind === 'rendered' ? outcome.answer : outcome.kind;
}

describe('a hostile server entry', () => {
  it('does not see the process, modules, sockets or the environment', async () => {
    const names = ['process', 'require', 'fetch', 'WebSocket', 'Buffer', 'globalThis.process', 'global'];
    const answer = await answerOf(`return [${names.map((name) => `typeof ${name}`)}];`);
    expect(answer).toEqual(names.map(() => 'undefined'));
  });

  it.each([
    ['a timer', 'setTimeout'],
    ['its request', 'request'],
    ['the call to the API', 'request.fetch'],
    ['a class of the platform', 'URL'],
    ['an error of the platform', 'await request.fetch("http://127.0.0.1:1/").catch((error) => error)'],
    ['a method of a prototype', 'new URL("http://a.test").searchParams.append'],
  ])('gets nothing from the constructor of %s', async (_what, expression) => {
    const answer = await answerOf(`
      const reached = ${expression};
      const makers = [reached.constructor, reached.constructor.constructor];
      return makers.map((make) => { try { return String(make('return process')()); } catch (error) { return error.name; } });`);
    expect(answer).toEqual([expect.stringMatching(/Error$/), expect.stringMatching(/Error$/)]);
  });

  it('loads no module, and compiles no text', async () => {
    const answer = await answerOf(`
      const loaded = await import('node:fs').catch((error) => error.code ?? error.name);
      let compiled = 'yes';
      try { new Function('return 1')(); } catch (error) { compiled = error.name; }
      return { loaded, compiled };`);
    expect(answer).toEqual({ loaded: 'ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING', compiled: 'EvalError' });
  });

  it('sees no process in the frames of a stack', async () => {
    const answer = await answerOf(`
      const seen = [];
      const outer = (await request.fetch('http://127.0.0.1:1/').catch((error) => error)).constructor.__proto__;
      for (const kind of [Error, outer]) {
        kind.prepareStackTrace = (_, frames) => frames.map((frame) => [typeof frame.getThis(), typeof frame.getFunction()]);
        try { new URL('not an address'); } catch (error) { seen.push(...[error.stack].flat(2)); }
      }
      return seen.filter((what) => what === 'object');`);
    expect(answer).toEqual([]);
  });

  it('reads from the API alone, without the visitor', async () => {
    const seen: { url: string; headers: object }[] = [];
    const api = createServer(({ url = '', headers }, response) => {
      seen.push({ url, headers });
      response.setHeader('set-cookie', 'secret=1').end('{"fine":true}');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => api.once('listening', resolve));
    const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const { entry, problems } = hostile(
      `const ask = (path, init) => request.fetch(path, init).then(async (response) => [await response.text(), response.headers.get('set-cookie')], (error) => error.message);
       return [
         await ask('${apiOrigin}/api/products', { headers: { cookie: 'a=1', 'accept-language': 'fr' } }),
         await ask('${apiOrigin}/metrics'),
         await ask('http://169.254.169.254/api/keys'),
         await ask('${apiOrigin}/api/orders', { method: 'POST' }),
         await ask('file:///etc/passwd'),
       ];`,
      { apiOrigin },
    );
    const outcome = await entry.render({}, PATIENT_MS);
    api.close();
    expect(problems).toEqual([]);
    expect(outcome).toMatchObject({
      answer: [
        ['{"fine":true}', null],
        expect.stringContaining('only, not'),
        expect.stringContaining('only, not'),
        expect.stringContaining('read only'),
        expect.stringContaining('only, not'),
      ],
    });
    expect(seen).toEqual([{ url: '/api/products', headers: expect.not.objectContaining({ cookie: 'a=1' }) }]);
  });

  it('changes no prototype of the edge', async () => {
    const answer = await answerOf(
      `return JSON.parse('{"__proto__": {"polluted": true}, "state": {"__proto__": {"polluted": true}, "fine": 1}}');`,
    );
    expect(Object.assign({}, answer)).toEqual({ state: { fine: 1 } });
    expect(JSON.stringify(answer)).not.toContain('polluted');
  });

  it('breaks no other request when it throws after its answer', async () => {
    const { entry, problems } = hostile(
      'if (request.late) setTimeout(() => { throw new Error("too late"); }, 20); return "fine";',
    );
    await entry.render({ late: true }, PATIENT_MS);
    await new Promise((go) => setTimeout(go, 200));
    expect(await entry.render({}, PATIENT_MS)).toMatchObject({ answer: 'fine' });
    expect(problems).toEqual(['/remotes/mf-test/1/ threw: Error: too late']);
  });

  it('is ended when it floods the edge with problems or calls', async () => {
    for (const flood of [
      'for (let i = 0; i < 5000; i += 1) void Promise.reject(new Error("x".repeat(5000)));',
      'for (let i = 0; i < 5000; i += 1) void request.fetch("http://127.0.0.1:1/").catch(() => 0);',
    ]) {
      const { entry, problems } = hostile(`${flood} await new Promise(() => {});`);
      expect(await entry.render({}, PATIENT_MS)).toEqual({ kind: 'failed' });
      expect(problems.at(-1)).toContain('floods the channel');
      expect(problems.length).toBeLessThanOrEqual(25);
      expect(problems.every((problem) => problem.length < 600)).toBe(true);
    }
  });

  it('is ended when it fills the memory outside its heap', async () => {
    const { entry, problems } = hostile(
      `globalThis.all = []; for (;;) { all.push(new Uint8Array(16e6).fill(1)); await new Promise((go) => setTimeout(go, 5)); }`,
    );
    expect(await entry.render({}, 20_000)).toEqual({ kind: 'failed' });
    expect(problems).toEqual([expect.stringMatching(/used \d+ MB|ended/)]);
  }, 30_000);

  it('is ended when it computes without a request', async () => {
    const { entry, problems } = hostile('if (request.evil) setTimeout(() => { for (;;); }, 100); return "fine";');
    await entry.render({ evil: true }, PATIENT_MS);
    const deadline = performance.now() + 60_000;
    while (problems.length === 0 && performance.now() < deadline) await new Promise((go) => setTimeout(go, 100));
    expect(problems).toEqual([expect.stringContaining('without a request')]);
    expect(await entry.render({}, PATIENT_MS)).toMatchObject({ answer: 'fine' });
  }, 80_000);
});

/** As if code had broken out of its context: the realm of the process itself. */
async function outside(attempts: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const folder = fileURLToPath(new URL('./child/', import.meta.url));
  const script = `
    import { dropPowers } from ${JSON.stringify(`${folder}drop-powers.ts`)};
    const { stdout } = process;
    const leaked = process;
    dropPowers(['setTimeout']);
    const result = {};
    for (const [name, attempt] of Object.entries({ ${Object.entries(attempts).map(([name, code]) => `${name}: () => ${code}`)} })) {
      try { result[name] = String(attempt()); } catch (error) { result[name] = error.code ?? error.name; }
    }
    stdout.write(JSON.stringify(result));`;
  const flags = [...CHILD_ARGUMENTS, '--input-type=module', '-e', script];
  const { stdout } = await run(process.execPath, flags, { env: {}, cwd: folder });
  return JSON.parse(stdout) as Record<string, string>;
}

describe('code outside the context of a server entry', () => {
  it('has nothing of worth in its realm', async () => {
    const result = await outside({
      process: 'typeof globalThis.process',
      fetch: 'typeof globalThis.fetch',
      sockets: 'typeof globalThis.WebSocket',
      buffer: 'typeof globalThis.Buffer',
      environment: 'Object.keys(leaked.env).join()',
      modules: 'leaked.getBuiltinModule("fs")',
      binding: 'leaked.binding("tcp_wrap")',
      signal: 'leaked.kill(leaked.ppid, 0)',
      debug: 'leaked._debugProcess(leaked.ppid)',
      addon: 'leaked.dlopen({ exports: {} }, "/tmp/a.node")',
      channel: 'leaked.stdout.constructor',
      handles: 'leaked._getActiveHandles()',
      compiled: 'setTimeout.constructor("return 1")()',
    });
    expect(result).toEqual({
      process: 'undefined',
      fetch: 'undefined',
      sockets: 'undefined',
      buffer: 'undefined',
      environment: '',
      modules: 'TypeError',
      binding: 'TypeError',
      signal: 'TypeError',
      debug: 'TypeError',
      addon: 'TypeError',
      channel: 'TypeError',
      handles: 'TypeError',
      compiled: 'EvalError',
    });
  });

  it('is refused files, processes and workers by Node, whatever it reaches', async () => {
    const script = `
      import fs from 'node:fs'; import os from 'node:child_process'; import { Worker } from 'node:worker_threads';
      const attempts = [
        () => fs.readFileSync('/etc/hosts'), () => fs.readdirSync('/'), () => fs.writeFileSync('/tmp/hostile', ''),
        () => os.execSync('id'), () => new Worker('1', { eval: true }), () => process.dlopen({ exports: {} }, '/tmp/a.node'),
      ];
      console.log(JSON.stringify(attempts.map((attempt) => { try { attempt(); return 'done'; } catch (error) { return error.code; } })));`;
    const flags = [...CHILD_ARGUMENTS, '--input-type=module', '-e', script];
    const { stdout } = await run(process.execPath, flags, { env: {}, cwd: import.meta.dirname });
    expect(JSON.parse(stdout)).toEqual([
      'ERR_ACCESS_DENIED',
      'ERR_ACCESS_DENIED',
      'ERR_ACCESS_DENIED',
      'ERR_ACCESS_DENIED',
      'ERR_ACCESS_DENIED',
      'ERR_DLOPEN_DISABLED',
    ]);
  });
});
