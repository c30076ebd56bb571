/** A remote that does not come from its release. */
export interface Override {
  readonly remote: string;
  readonly origin: string;
}

const PAIR = /^([a-z][a-z0-9-]{1,40})@(https?:\/\/[^/?#@,\s]+)\/?$/;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);
const MOST = 10;

/** Parses `mf-catalog@http://localhost:3003`, several separated by commas. Undefined where one of them is malformed. */
export function parseOverrides(text: string): readonly Override[] | undefined {
  const parts = text.split(',').filter(Boolean);
  const overrides = parts.flatMap((part) => {
    const [, remote, origin] = PAIR.exec(part.trim()) ?? [];
    return remote && origin && URL.canParse(origin) ? { remote, origin: new URL(origin).origin } : [];
  });
  return overrides.length === parts.length && parts.length <= MOST ? overrides : undefined;
}

/** Code from this origin runs with the rights of the page. Only this machine and the configured origins are allowed. */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.includes(origin) || LOCAL.has(new URL(origin).hostname);
}

export function writeOverrides(overrides: readonly Override[]): string {
  return overrides.map(({ remote, origin }) => `${remote}@${origin}`).join(',');
}
