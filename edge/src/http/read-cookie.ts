export function readCookie(cookies: string | undefined, name: string): string | undefined {
  for (const part of cookies?.split(';') ?? []) {
    const [key, value = ''] = part.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}
