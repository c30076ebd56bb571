import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { hideLateNotice } from './late-notice.ts';
import { FILES_ADDED, markStarted, restartAfterLoss } from './restart.ts';

const NOTICE = '<p id="late-start" role="alert" hidden>The network does not answer.</p>';

/** Fails in the same way as the script of the shell without a network. */
function failEntry(): void {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[src*="/shell."]');
  [...scripts].at(-1)?.dispatchEvent(new Event('error'));
}

const notice = () => document.getElementById('late-start');

afterEach(() => {
  jest.useRealTimers();
  document.documentElement.removeAttribute('data-started');
});

describe('restartAfterLoss', () => {
  it('shows a notice after the second failure', () => {
    jest.useFakeTimers();
    document.body.innerHTML = NOTICE;
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'text/plain', src: '/remotes/shell/1/shell.1.js' }));
    restartAfterLoss(document);
    failEntry();
    expect(notice()?.hidden).toBe(true);
    jest.advanceTimersByTime(500);
    expect(document.querySelectorAll('script[src*="/shell."]')).toHaveLength(2);
    failEntry();
    expect(notice()?.hidden).toBe(false);
  });

  it('shows a notice within eight seconds when the files hang', () => {
    jest.useFakeTimers();
    document.body.innerHTML = NOTICE;
    restartAfterLoss(document);
    jest.advanceTimersByTime(6000);
    expect(notice()?.hidden).toBe(true);
    jest.advanceTimersByTime(2000);
    expect(notice()?.hidden).toBe(false);
  });

  it('shows no notice while a page is only read, and one when its files hang afterwards', () => {
    jest.useFakeTimers();
    document.body.innerHTML = `${NOTICE}<template data-takeover></template>`;
    restartAfterLoss(document);
    jest.advanceTimersByTime(60_000);
    expect(notice()?.hidden).toBe(true);
    document.querySelector('template')?.remove();
    dispatchEvent(new Event(FILES_ADDED));
    jest.advanceTimersByTime(6000);
    expect(notice()?.hidden).toBe(true);
    jest.advanceTimersByTime(2000);
    expect(notice()?.hidden).toBe(false);
  });

  it('shows a notice also for a shell that started, until it has its texts', () => {
    jest.useFakeTimers();
    document.body.innerHTML = NOTICE;
    restartAfterLoss(document);
    markStarted(document);
    jest.advanceTimersByTime(8000);
    expect(notice()?.hidden).toBe(false);
    hideLateNotice(document);
    expect(notice()).toBeNull();
  });

  it('lets the browser paint without a stylesheet that hangs, and applies it when it arrives', () => {
    jest.useFakeTimers();
    document.head.innerHTML = '<link rel="stylesheet" href="/remotes/shell/1/shell.css">';
    const link = document.querySelector('link');
    restartAfterLoss(document);
    jest.advanceTimersByTime(5000);
    expect(link?.media).toBe('print');
    link?.dispatchEvent(new Event('load'));
    expect(link?.media).toBe('');
    document.head.innerHTML = '';
  });
});
