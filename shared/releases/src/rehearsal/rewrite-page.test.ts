import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { writeFakeDist } from '../testing/index.ts';
import { apiOriginOf, rewritePage } from './rewrite-page.ts';

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

it('puts the candidate into the set, and lets the browser render the page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aimante-rewrite-'));
  const page = rewritePage(html, await writeFakeDist(folder, { name: 'mf-catalog', descriptor: { version: '2.0.0' } }));
  await rm(folder, { recursive: true });
  expect(page).toContain('"version":"2.0.0"');
  expect(page).toContain('"name":"mf-admin"');
  expect(page).toContain('<div id="root" aria-busy="true"></div>\n<div id="overlay">');
  expect(page).toContain('<script src="/remotes/shell/1/shell.js"></script>');
  expect(page).not.toMatch(/Old|id="rendered"|<template/);
});

it('reads the origin of the API', () => {
  expect(apiOriginOf(html)).toBe('https://api.shop.test');
  expect(apiOriginOf('<html></html>')).toBeUndefined();
});
