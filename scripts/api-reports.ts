import { dirname } from 'node:path';
import { keepReports } from './api-reports/keep-reports.ts';

const faults = await keepReports(dirname(import.meta.dirname));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
