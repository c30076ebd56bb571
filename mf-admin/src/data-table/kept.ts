/** What somebody chose for his lists, kept on his own machine. What cannot be read was never chosen. */
export function readKept<T>(name: string, isKept: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`aimante-admin-${name}`) ?? 'null');
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function writeKept(name: string, value: unknown): void {
  try {
    localStorage.setItem(`aimante-admin-${name}`, JSON.stringify(value));
  } catch {
    // A full or closed storage: the choice lasts as long as the page.
  }
}
