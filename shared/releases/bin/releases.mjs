#!/usr/bin/env node
import { runReleasesCli } from '@aimante/releases';
import { readBuildOrigin } from '@aimante/releases/provenance';

// `aimante-releases`, run in the folder of a remote: `release <remote> --dist dist`, `rollback <remote>`, `list` …
const root = process.cwd();
const { RELEASES_BUCKET, RELEASES_DIR, DATA_DIR } = process.env;
const originOf = (name) => readBuildOrigin({ root, folder: root, name });
if (RELEASES_BUCKET || RELEASES_DIR || DATA_DIR)
  process.exitCode = await runReleasesCli(process.argv.slice(2), process.env, { originOf });
else {
  console.error('Name the release store of the shop: set RELEASES_BUCKET or RELEASES_DIR.');
  process.exitCode = 2;
}
