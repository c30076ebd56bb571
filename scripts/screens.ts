import { dirname, join } from 'node:path';
import { runAgainstSystem } from './testing/run-against-system.ts';

/**
 * `npm run screens` takes pictures of every screen, next to the mock-ups, in `screens/index.html`. `npm run screens --
 * cart` takes only those.
 */
const script = join(dirname(import.meta.dirname), 'e2e', 'screens', 'take-screens.ts');
await runAgainstSystem([{ name: 'screens', script, args: process.argv.slice(2) }]);
