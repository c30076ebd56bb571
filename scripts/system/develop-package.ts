import { serveRemote } from '@aimante/build';

// The other half of dev.ts: one remote, served from its sources by a separate process.
try {
  const [folder = '', port = ''] = process.argv.slice(2);
  const { origin, stop } = await serveRemote(folder, Number(port));
  const end = () => void stop().then(() => process.exit(0));
  process.once('SIGTERM', end).once('SIGINT', end).once('disconnect', end);
  process.send?.({ type: 'ready', origin });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
