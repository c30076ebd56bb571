import { dirname } from 'node:path';
import { allGates } from './gates/gates.ts';
import { runGates } from './gates/run-gates.ts';

const results = await runGates(allGates(dirname(import.meta.dirname)), console.log);
const failed = results.filter(({ faults }) => faults.length > 0);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
