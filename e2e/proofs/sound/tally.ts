/** The counts by remote and state, for the table of `npm run proof`. */
const rows = new Map<string, { tried: number; lost: number }>();

/** The first word of `name` is the remote, and the last word the state. `look` returns the faults. */
export async function tell(name: string, look: () => Promise<readonly string[]>): Promise<void> {
  const faults = await look();
  const words = name.split(' ');
  const proof = `${words[0]}: ${words.at(-1)}`;
  const row = rows.get(proof) ?? { tried: 0, lost: 0 };
  row.tried += 1;
  rows.set(proof, row);
  if (faults.length > 0) {
    row.lost += 1;
    console.log(`${name}\n  ${faults.join('\n  ')}`);
  }
  process.send?.({ type: 'proof', proof, ...row });
}
