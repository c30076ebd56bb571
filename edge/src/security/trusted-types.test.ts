import { runInNewContext } from 'node:vm';
import { expect, it } from '@jest/globals';
import { TRUSTED_TYPES_TAG } from './trusted-types.ts';

interface Policy {
  createHTML(html: string, type: string, sink: string): string;
  createScript(text: string): string;
  createScriptURL(address: string): string;
}

function policyOf(): Policy {
  const made = new Map<string, Policy>();
  const code = TRUSTED_TYPES_TAG.replace(/^<script>|<\/script>$/g, '');
  const trustedTypes = { createPolicy: (name: string, policy: Policy) => made.set(name, policy) };
  runInNewContext(code, { trustedTypes, URL, location: new URL('https://shop.test/products') });
  const policy = made.get('default');
  if (!policy) throw new Error('no default policy');
  return policy;
}

const { createHTML, createScript, createScriptURL } = policyOf();
const innerHTML = (html: string) => createHTML(html, 'TrustedHTML', 'Element innerHTML');

it('lets a page load scripts from its own origin only', () => {
  expect(createScriptURL('/remotes/shell/1/main.js')).toBe('/remotes/shell/1/main.js');
  for (const address of ['https://evil.test/x.js', '//evil.test/x.js', 'data:text/javascript,alert(1)'])
    expect(() => createScriptURL(address)).toThrow(/may not write the script/);
});

it('lets a page write data, and no code', () => {
  expect(createScript('{"@type":"Product"}')).toBe('{"@type":"Product"}');
  expect(() => createScript('alert(1)')).toThrow(/may not write code/);
});

it('lets a page parse HTML, and not insert it', () => {
  const evil = '<img src=x onerror=alert(1)>';
  expect([innerHTML(''), innerHTML('<script></script>')]).toEqual(['', '<script></script>']);
  expect(createHTML(evil, 'TrustedHTML', 'DOMParser parseFromString')).toBe(evil);
  expect(() => innerHTML(evil)).toThrow(/may not write HTML/);
});
