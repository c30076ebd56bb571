import { dirname } from 'node:path';
import { keepReports } from './api-reports/keep-reports.ts';
import { checkTypes } from './gates/check-types.ts';

const root = dirname(import.meta.dirname);
const typeFaults = await checkTypes(root);
const faults = typeFaults.length > 0 ? typeFaults : await keepReports(root);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
