/**
 * The contract version that this package describes. A breaking change for remotes raises the first number, an addition
 * the second.
 */
export const CONTRACT_VERSION = '2.4';

/**
 * The contract before, which shells from `since` on run beside their own. New releases for it are accepted to the end
 * of the day `until`. A live one goes on until a later shell drops it.
 */
export const FORMER_CONTRACT = { version: '1.4', since: '2.2', until: '2026-12-26' } as const;

interface BuiltFor {
  readonly name: string;
  readonly version: string;
  readonly contract: string;
}

/**
 * A shell runs a remote with the same first number and a second number that is not higher than the shell's, and for a
 * while a remote of the contract before.
 */
export function isCompatibleContract(remote: string, shell: string = CONTRACT_VERSION): boolean {
  return (
    isWithin(remote, shell) || (isWithin(remote, FORMER_CONTRACT.version) && isWithin(FORMER_CONTRACT.since, shell))
  );
}

/** What its team has to know about a release for the contract before. Undefined for other releases. */
export function formerContractNote({ name, version, contract }: BuiltFor): string | undefined {
  if (!isFormer(contract)) return undefined;
  const { until } = FORMER_CONTRACT;
  return `${name}@${version} is built for contract ${contract}, which ends on ${until}: build it for ${CONTRACT_VERSION}, see docs/upgrades.md.`;
}

/** No new release for the contract before is accepted after its last day. */
export function isEnded({ contract }: Pick<BuiltFor, 'contract'>, now: Date): boolean {
  return isFormer(contract) && now.toISOString().slice(0, 10) > FORMER_CONTRACT.until;
}

function isFormer(contract: string): boolean {
  return isWithin(contract, FORMER_CONTRACT.version);
}

function isWithin(built: string, offered: string): boolean {
  const [one, other] = [parse(built), parse(offered)];
  return one !== undefined && other !== undefined && one.major === other.major && one.minor <= other.minor;
}

function parse(version: string): { major: number; minor: number } | undefined {
  const match = /^(\d{1,4})\.(\d{1,4})$/.exec(version);
  return match ? { major: Number(match[1]), minor: Number(match[2]) } : undefined;
}
