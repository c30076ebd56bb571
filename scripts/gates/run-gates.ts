import type { Gate } from './gate.ts';

export interface GateResult {
  readonly name: string;
  readonly faults: readonly string[];
  readonly milliseconds: number;
}

/** The first faults of a long list are enough, and a line of types can be very long. */
const MAX_LINES = 60;
const MAX_WIDTH = 240;

/** Runs every gate, even after one has failed, and prints a line for each. */
export async function runGates(gates: readonly Gate[], print: (line: string) => void): Promise<GateResult[]> {
  const results: GateResult[] = [];
  for (const gate of gates) {
    const result = await runGate(gate);
    results.push(result);
    print(toLine(result));
    const lines = result.faults.flatMap((fault) => fault.split('\n'));
    for (const line of lines.slice(0, MAX_LINES)) print(`       ${line.slice(0, MAX_WIDTH)}`);
    if (lines.length > MAX_LINES) print(`       ... and ${lines.length - MAX_LINES} lines more`);
  }
  return results;
}

async function runGate({ name, faults }: Gate): Promise<GateResult> {
  const start = performance.now();
  const found = await faults().catch((error: unknown) => [`The check itself failed: ${String(error)}`]);
  return { name, faults: found, milliseconds: performance.now() - start };
}

function toLine({ name, faults, milliseconds }: GateResult): string {
  const mark = faults.length === 0 ? 'ok  ' : 'FAIL';
  return `  ${mark} ${name.padEnd(16)} ${(milliseconds / 1000).toFixed(1)} s`;
}
