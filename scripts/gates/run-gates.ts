import type { Gate } from './gate.ts';

export interface GateResult {
  readonly name: string;
  readonly faults: readonly string[];
  readonly milliseconds: number;
}

const MAX_FAULTS_SHOWN = 40;

/** Runs every gate, also after one has failed, and prints a line for each. */
export async function runGates(gates: readonly Gate[], print: (line: string) => void): Promise<GateResult[]> {
  const results: GateResult[] = [];
  for (const gate of gates) {
    const result = await runGate(gate);
    results.push(result);
    print(toLine(result));
    for (const fault of result.faults.slice(0, MAX_FAULTS_SHOWN)) print(indent(fault));
    const hidden = result.faults.length - MAX_FAULTS_SHOWN;
    if (hidden > 0) print(indent(`... and ${hidden} more`));
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

function indent(text: string): string {
  return text.replaceAll(/^/gm, '       ');
}
