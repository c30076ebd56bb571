import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TokenGroup } from '../src/tokens/token-css.ts';
import { tokenCss } from '../src/tokens/token-css.ts';

const folder = join(import.meta.dirname, '../src/tokens');
const tokens = JSON.parse(await readFile(join(folder, 'tokens.json'), 'utf8')) as TokenGroup;
await writeFile(join(folder, 'tokens.css'), tokenCss(tokens));
