/** The counts per state, for the table of `npm run proof`. */
const rows = new Map<string, { tried: number; lost: number }>();

/** The last word of `name` is the state. `look` returns the faults. */
export async function tell(name: string, look: () => Promise<readonly string[]>): Promise<void> {
  const faults = await look();
  const state = name.split(' ').at(-1) ?? '';
  const row = rows.get(state) ?? { tried: 0, lost: 0 };
  row.tried += 1;
  rows.set(state, row);
  if (faults.length > 0) {
    row.lost += 1;
    console.log(`${name}\n  ${faults.join('\n  ')}`);
  }
  process.send?.({ type: 'proof', proof: `sound pages: ${state}`, ...row });
}
