import { buildPackage } from '@aimante/build';

// The other half of build-all.ts: one build in a separate process, so that two builds use two cores.
process.once('disconnect', () => process.exit(1));
try {
  const { descriptor, isReused } = await buildPackage(process.argv[2] ?? '');
  process.send?.({ type: 'built', version: descriptor.version, isReused }, () => process.disconnect());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
