import { type Locale, localizePath, type RemoteDescriptor } from '@aimante/contract';
import { stylesheetTag } from '../html/asset-tags.ts';
import { attributes, escapeHtml } from '../html/escape.ts';
import { releaseAssets } from '../html/release-asset.ts';
import { text } from '../html/texts.ts';
import type { Answer } from '../http/answer.ts';

interface Result {
  readonly locale: Locale;
  readonly status: number;
  readonly message: string;
  /** One for each field that was refused. */
  readonly faults: readonly string[];
  /** The page that contains the form. */
  readonly back: string;
  /** The release that gives the page its styles. */
  readonly shell: RemoteDescriptor;
}

const IN_THE_MIDDLE = 'display: grid; place-content: center; gap: 1.5rem; min-block-size: 80dvh; padding: 1.5rem';

/** The result of a form that was sent without scripts, with a link back. */
export function resultPage({ locale, status, message, faults, back, shell }: Result): Answer {
  const styles = releaseAssets(shell, shell.exposes['./app']?.css ?? []);
  const link = attributes({ href: localizePath(back, locale) });
  const html = [
    '<!doctype html>',
    `<html lang="${locale}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(message)}</title>`,
    ...styles.map(stylesheetTag),
    '</head>',
    `<body><main${attributes({ style: IN_THE_MIDDLE })}><h1>${escapeHtml(message)}</h1>${faults.map((fault) => `<p>${escapeHtml(fault)}</p>`).join('')}<p><a${link}>${text(locale, 'form.back.link')}</a></p></main></body>`,
    '</html>',
  ].join('\n');
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return { kind: 'page', status, headers, body: html };
}
