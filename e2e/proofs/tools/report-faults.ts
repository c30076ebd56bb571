/** Prints each fault, and sends the row of a proof to `npm run proof`. */
export function reportFaults(proof: string, tried: number, faults: readonly string[]): void {
  for (const fault of faults) console.log(fault);
  process.send?.({ type: 'proof', proof, tried, lost: faults.length });
}
