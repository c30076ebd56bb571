import { isLocale, type Locale, type RemoteDescriptor } from '@aimante/contract';
import { text } from '../html/texts.ts';
import { type Answer, type Ask, plainText } from '../http/answer.ts';
import { resultPage } from './result-page.ts';

interface Form {
  /** The API path that receives the form. */
  readonly path: string;
  /** The page that contains the form. */
  readonly page: string;
  readonly maxBytes: number;
}

/** Forms that work without JavaScript: the page posts here, and the edge forwards them to the API. */
const FORMS: Readonly<Record<string, Form>> = {
  newsletter: { path: '/api/newsletter/subscribe', page: '/', maxBytes: 2048 },
  contact: { path: '/api/contact', page: '/contact', maxBytes: 16 * 1024 * 1024 },
};

interface FormsOptions {
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** The live shell, which gives the answer its styles. */
  readonly shell: () => RemoteDescriptor | undefined;
}

const TIMEOUT_MS = 10_000;

/** `POST /_forms/<name>?lang=en`. Answers with a page that shows the API's message and a link back. */
export function createFormServer(name: keyof typeof FORMS, { apiUrl, siteUrl, shell }: FormsOptions) {
  const form = FORMS[name] as Form;
  return async (ask: Ask): Promise<Answer> => {
    if (!isFromOurPage(ask, siteUrl)) return plainText(403, 'Not from this site.');
    const lang = new URLSearchParams(ask.search).get('lang');
    const locale: Locale = isLocale(lang) ? lang : 'fr';
    const tell = (status: number, message: string) =>
      resultPage({ status, message, locale, back: form.page, shell: shell() });
    const body = await ask.body(form.maxBytes);
    if (!body) return tell(413, text(locale, 'form.tooLarge.text'));
    const sent = await handOn(`${apiUrl}${form.path}`, { ask, body, locale }).catch(() => undefined);
    return tell(sent?.status ?? 502, sent?.message || text(locale, 'form.failed.text'));
  };
}

function isFromOurPage({ headers }: Ask, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return site ? site === 'same-origin' : headers.origin === siteUrl;
}

interface Handed {
  readonly ask: Ask;
  readonly body: Buffer;
  readonly locale: Locale;
}

/** Fields become JSON. A body with pictures is forwarded unchanged. */
async function handOn(url: string, { ask, body, locale }: Handed): Promise<{ status: number; message: string }> {
  const type = ask.headers['content-type'] ?? '';
  const isFields = type.startsWith('application/x-www-form-urlencoded');
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': isFields ? 'application/json' : type,
      'accept-language': locale,
      // Where the API trusts this server, it limits each visitor separately.
      'x-forwarded-for': ask.address,
    },
    body: isFields ? JSON.stringify(fieldsOf(body)) : new Uint8Array(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { message } = (await response.json()) as { message?: unknown };
  return { status: response.ok ? 200 : response.status, message: typeof message === 'string' ? message : '' };
}

function fieldsOf(body: Buffer): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(body.toString('utf8')));
}
