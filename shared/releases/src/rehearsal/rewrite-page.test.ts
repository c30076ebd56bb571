import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserReleaseSet, type RemoteDescriptor, toBrowserRemote } from '@aimante/contract';
import { expect, it } from '@jest/globals';
import { writeFakeDist } from '../testing/index.ts';
import { apiOriginOf, remotesAddressOf, rewritePage } from './rewrite-page.ts';

const html = [
  '<body>',
  '<div id="root"><main><div data-remote="mf-catalog"><p>Old</p></div></main></div>',
  '<div id="overlay"></div>',
  '<script type="application/json" id="release-set">{"id":"a","remotes":[{"name":"mf-catalog","version":"1.0.0"},{"name":"mf-admin","version":"1.0.0"}]}</script>',
  '<script type="application/json" id="config">{"apiUrl":"https://api.shop.test/"}</script>',
  '<script type="application/json" id="rendered">{"address":"/"}</script>',
  '<template data-takeover>',
  '<script src="/remotes/shell/1/shell.js"></script>',
  '</template>',
  '</body>',
].join('\n');

async function newCatalog(): Promise<RemoteDescriptor> {
  const folder = await mkdtemp(join(tmpdir(), 'aimante-rewrite-'));
  const candidate = await writeFakeDist(folder, { name: 'mf-catalog', descriptor: { version: '2.0.0' } });
  await rm(folder, { recursive: true });
  return candidate;
}

it('puts the candidate into the set, and lets the browser render the page', async () => {
  const page = rewritePage(html, { candidate: await newCatalog() });
  expect(remotesAddressOf(html)).toBeUndefined();
  expect(page).toContain('"version":"2.0.0"');
  expect(page).toContain('"name":"mf-admin"');
  expect(page).toContain('<div id="root" aria-busy="true"></div>\n<div id="overlay">');
  expect(page).toContain('<script src="/remotes/shell/1/shell.js"></script>');
  expect(page).not.toMatch(/Old|id="rendered"|<template/);
});

it('puts the remotes into a page that only has their address', async () => {
  const part =
    '<script type="application/json" id="release-set" data-remotes="/r.json?a=1&amp;b=2">{"id":"a"}</script>';
  const apart = html.replace(/<script type="application\/json" id="release-set".*/, part);
  expect(remotesAddressOf(apart)).toBe('/r.json?a=1&b=2');
  const candidate = await newCatalog();
  const remotes = [toBrowserRemote({ ...candidate, name: 'mf-admin' }), toBrowserRemote(candidate)];
  const page = rewritePage(apart, { candidate, remotes });
  const set = JSON.parse(/id="release-set">([^<]*)/.exec(page)?.[1] ?? '') as BrowserReleaseSet;
  expect(set.remotes.map(({ name, version }) => `${name}@${version}`)).toEqual(['mf-admin@2.0.0', 'mf-catalog@2.0.0']);
});

it('reads the origin of the API', () => {
  expect(apiOriginOf(html)).toBe('https://api.shop.test');
  expect(apiOriginOf('<html></html>')).toBeUndefined();
});
