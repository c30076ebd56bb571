import { readFile } from 'node:fs/promises';
import { checkFacturX } from '../src/books/documents/check-factur-x.ts';

/** Checks Factur-X files, or their XML, by the official schema and the rules of sums of EN 16931. */
const files = process.argv.slice(2);
let faults = 0;
for (const file of files) {
  const content = await readFile(file);
  const found = await checkFacturX(file.endsWith('.xml') ? content.toString('utf8') : content);
  for (const fault of found) console.error(`${file}: ${fault}`);
  faults += found.length;
}
console.log(`${files.length} files, ${faults} faults`);
process.exitCode = faults === 0 && files.length > 0 ? 0 : 1;
