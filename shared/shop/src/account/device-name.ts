const BROWSERS = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox\/|FxiOS/],
  ['Chrome', /Chrome\/|CriOS/],
  ['Safari', /Safari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux|X11/],
] as const;

export interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
  readonly isHandheld: boolean;
}

/**
 * Browser and system of a user agent, in familiar words. The order of the tables matters: one user agent has many
 * names.
 */
export function readDevice(userAgent: string | null): Device {
  const named = (table: readonly (readonly [string, RegExp])[]) =>
    table.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  const system = named(SYSTEMS);
  return { browser: named(BROWSERS), system, isHandheld: /iPhone|iPad|Android/.test(system ?? '') };
}

/** Such as "Firefox, Windows". Undefined: the user agent says nothing known. */
export function deviceName(userAgent: string | null): string | undefined {
  const { browser, system } = readDevice(userAgent);
  return [browser, system].filter(Boolean).join(', ') || undefined;
}
