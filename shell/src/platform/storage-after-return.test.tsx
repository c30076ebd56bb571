import { expect, it } from '@jest/globals';
import { readStorageOnReturn } from './storage-after-return.ts';

it('announces a change of the storage when the page is back, and not at its first view', () => {
  const heard: (string | null)[] = [];
  window.addEventListener('storage', ({ key }) => heard.push(key));
  readStorageOnReturn();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(heard).toEqual([]);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard).toEqual([null]);
});
