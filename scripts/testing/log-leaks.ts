import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What no line of the system's log may contain: an e-mail address, a token, a card number. */
const PATTERNS: readonly RegExp[] = [
  /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.(?:test|fr|com|org|net|eu)\b/i,
  /\beyJ[\w-]{10,}/,
  // The token of an order.
  /\b[\da-f]{32}\.[\da-z]{1,8}\.[\w-]{16,}/,
  // A decimal number, such as a response time, is no card number.
  /(?<![\d.])4\d{3}(?:[ -]?\d{4}){3}\b/,
];
/** The minimum length of a link's last segment or a query value: shorter ones are ordinary words. */
const SECRET_LENGTH = 16;

export function findLeaks(lines: readonly string[], secrets: ReadonlySet<string>): string[] {
  const used = [...secrets];
  return lines.filter(
    (line) => PATTERNS.some((pattern) => pattern.test(line)) || used.some((secret) => line.includes(secret)),
  );
}

/** The recipients of every mail that was sent, and the tokens in its links. */
export async function secretsOfMails(mailbox: string): Promise<Set<string>> {
  const files = (await readdir(mailbox).catch(() => [])).filter((name) => name.endsWith('.json'));
  const secrets = new Set<string>();
  for (const file of files) {
    const text = await readFile(join(mailbox, file), 'utf8');
    const { to } = JSON.parse(text) as { to: string };
    secrets.add(to);
    for (const [link] of text.matchAll(/https?:\/\/[^\s"\\<>)]+/g))
      for (const secret of secretsOf(link)) secrets.add(secret);
  }
  return secrets;
}

function secretsOf(link: string): string[] {
  const url = URL.parse(link.replaceAll('&amp;', '&'));
  if (!url) return [];
  const fragment = new URLSearchParams(url.hash.slice(1));
  const parts = [
    ...url.pathname.split('/').map((part) => decodeURIComponent(part)),
    ...url.searchParams.values(),
    ...fragment.values(),
  ];
  return parts.filter(
    (part) => part.length >= SECRET_LENGTH && /\d/.test(part) && /[a-z]/i.test(part) && !isRowId(part),
  );
}

const isRowId = (part: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(part);
