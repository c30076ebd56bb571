import { isLocale, type Locale, type ReleaseSet, type RemoteForm } from '@aimante/contract';
import { text } from '../html/texts.ts';
import { type Answer, type EdgeRequest, plainText } from '../http/answer.ts';
import { resultPage } from './result-page.ts';

interface FormsOptions {
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** The live releases: remotes declare the forms, and the shell gives the answer its styles. */
  readonly set: () => ReleaseSet | undefined;
}

const TIMEOUT_MS = 10_000;

/**
 * Forms that work without JavaScript, as remotes declare them. `POST /_forms/<id>?lang=en` forwards the form to the API
 * and answers with a page that shows the API's message and a link back.
 */
export function createFormServer({ apiUrl, siteUrl, set }: FormsOptions) {
  return async (ask: EdgeRequest): Promise<Answer> => {
    const live = set();
    const form = live && findForm(live, ask.path);
    if (!form) return plainText(404, 'No such form.');
    if (!isFromOurPage(ask, siteUrl)) return plainText(403, 'Not from this site.');
    const lang = new URLSearchParams(ask.search).get('lang');
    const locale: Locale = isLocale(lang) ? lang : 'fr';
    const reply = (status: number, message: string, faults: readonly string[] = []) =>
      resultPage({ status, message, faults, locale, back: form.page, shell: live.shell });
    const body = await ask.body(form.maxBytes);
    if (!body) return reply(413, text(locale, 'form.tooLarge.text'));
    const sent = await forward(`${apiUrl}${form.api}`, { ask, body, locale }).catch(() => undefined);
    return reply(sent?.status ?? 502, sent?.message || text(locale, 'form.failed.text'), sent?.faults);
  };
}

function findForm({ remotes }: ReleaseSet, path: string): RemoteForm | undefined {
  const id = /^\/_forms\/([a-z0-9-]+)$/.exec(path)?.[1];
  for (const { forms, routes } of remotes) {
    const form = forms.find((each) => each.id === id);
    const page = routes.find((route) => route.id === form?.page)?.path;
    if (form && page) return { ...form, page };
  }
  return undefined;
}

function isFromOurPage({ headers }: EdgeRequest, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return site ? site === 'same-origin' : headers.origin === siteUrl;
}

interface Sent {
  readonly status: number;
  readonly message: string;
  readonly faults: readonly string[];
}

interface FormPost {
  readonly ask: EdgeRequest;
  readonly body: Buffer;
  readonly locale: Locale;
}

/** Fields become JSON. A body with pictures is forwarded unchanged. */
async function forward(url: string, { ask, body, locale }: FormPost): Promise<Sent> {
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
  const answer = (await response.json()) as ApiAnswer;
  return {
    status: response.ok ? 200 : response.status,
    message: textsOf([answer])[0] ?? '',
    faults: textsOf(answer.details?.issues),
  };
}

interface ApiAnswer {
  readonly message?: unknown;
  /** One issue for each field that the API refuses. */
  readonly details?: { readonly issues?: readonly { readonly message?: unknown }[] };
}

const textsOf = (answers: readonly { readonly message?: unknown }[] = []): string[] =>
  answers.map(({ message }) => message).filter((message) => typeof message === 'string');

function fieldsOf(body: Buffer): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(body.toString('utf8')));
}
