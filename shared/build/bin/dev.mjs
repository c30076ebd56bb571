#!/usr/bin/env node
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serveRemote } from '@aimante/build';

// `aimante-dev`: serves the remote in this folder from its sources. Shops outside production load it with `?override=`.
const { name } = createRequire(join(process.cwd(), 'x.js'))('./package.json');
const { origin } = await serveRemote(process.cwd(), Number(process.env.PORT) || 3003);
console.log(`ready. Open any page of a shop with ?override=${name.split('/').pop()}@${origin}`);
