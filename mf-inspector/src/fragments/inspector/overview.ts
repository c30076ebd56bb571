/** What the edge knows about the releases. */
export interface Overview {
  readonly set: string;
  readonly state: number;
  readonly remotes: readonly InspectedRemote[];
}

export interface InspectedRemote {
  readonly name: string;
  readonly team: string;
  readonly live: string;
  readonly canary?: string;
  /** The version that this browser chose. */
  readonly chosen?: string;
  readonly versions: readonly InspectedVersion[];
}

export interface InspectedVersion {
  readonly version: string;
  /** Absent for a release that was never live. */
  readonly since?: string;
  readonly failed: number;
}

const ADDRESS = '/_edge/inspector';

export async function fetchOverview(): Promise<Overview> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`The edge answered ${response.status}.`);
  return (await response.json()) as Overview;
}

/** By remote. A remote without an entry keeps its live release. */
export type Choice = Readonly<Record<string, string>>;

/** The reason of a refusal, or nothing. */
export async function chooseReleases(choice: Choice): Promise<string | undefined> {
  const releases = Object.entries(choice).map(([name, version]) => `${name}@${version}`);
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(ADDRESS, { method: 'POST', headers, body: JSON.stringify({ releases }) });
  return response.ok ? undefined : response.text();
}
