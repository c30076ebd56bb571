#!/usr/bin/env node
import { join } from 'node:path';
import { writeNewRemote } from '@aimante/build';

// `aimante-new mf-blog "Blog"`: writes a remote into the new folder `mf-blog`, as a repository of its own.
const [name = '', title = ''] = process.argv.slice(2);
try {
  await writeNewRemote(join(process.cwd(), name), { name, title }, 'repository');
  console.log(`${name} is created. Next: cd ${name} && pnpm install && pnpm dev`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
