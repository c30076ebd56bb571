import { buildPackage } from '@aimante/build';

// The other half of build-all.ts: one build in a process of its own, so that two use two cores.
process.once('disconnect', () => process.exit(1));
const { descriptor, isReused } = await buildPackage(process.argv[2] ?? '');
process.send?.({ type: 'built', version: descriptor.version, isReused }, () => process.disconnect());
