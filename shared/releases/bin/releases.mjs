#!/usr/bin/env node
import { runReleasesCli } from '@aimante/releases';

// `aimante-releases`, run in the folder of a remote: `release <remote> --dist dist`, `rollback <remote>`, `list` …
process.exitCode = await runReleasesCli(process.argv.slice(2), process.env);
