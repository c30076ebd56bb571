/**
 * The contract version that this package describes. A breaking change for remotes raises the first number, an addition
 * the second.
 */
export const CONTRACT_VERSION = '2.1';

/** A shell runs a remote with the same first number and a second number that is not higher than the shell's. */
export function isCompatibleContract(remote: string, shell: string = CONTRACT_VERSION): boolean {
  const built = parse(remote);
  const offered = parse(shell);
  if (!built || !offered) return false;
  return built.major === offered.major && built.minor <= offered.minor;
}

function parse(version: string): { major: number; minor: number } | undefined {
  const match = /^(\d{1,4})\.(\d{1,4})$/.exec(version);
  return match ? { major: Number(match[1]), minor: Number(match[2]) } : undefined;
}
