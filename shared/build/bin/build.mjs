#!/usr/bin/env node
import { buildPackage } from '@aimante/build';

// `aimante-build`: builds the remote in this folder into `dist`.
const { descriptor, isReused } = await buildPackage(process.cwd());
console.log(`${descriptor.name}@${descriptor.version} is ${isReused ? 'as it was built before' : 'built'}.`);
