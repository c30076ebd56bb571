#!/usr/bin/env node
import { runReleasesCli } from '@aimante/releases';
import { readBuildOrigin } from '@aimante/releases/provenance';

// `aimante-releases`, run in the folder of a remote: `release <remote> --dist dist`, `rollback <remote>`, `list` …
const root = process.cwd();
const originOf = (name) => readBuildOrigin({ root, folder: root, name });
process.exitCode = await runReleasesCli(process.argv.slice(2), process.env, { originOf });
