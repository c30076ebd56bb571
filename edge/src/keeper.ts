import { openReleaseStore } from '@aimante/releases';
import { readEdgeConfig } from './config/edge-config.ts';
import { createKeeper } from './keeper/keeper.ts';
import { listen } from './listen.ts';
import { createOperator } from './operations/operate.ts';
import { exitCodeOf, explain, printError, stopOnMessage } from './process.ts';

try {
  const config = readEdgeConfig(process.env);
  const store = await openReleaseStore({ ...config, env: process.env });
  const keeper = createKeeper({
    store,
    operate: createOperator(store),
    token: config.operatorToken,
    onProblem: printError,
  });
  stopOnMessage(async () => {
    keeper.release();
    keeper.server.close();
    keeper.server.closeAllConnections();
  });
  // Only this machine may reach it, unless its host is set.
  const port = await listen(keeper.server, {
    host: process.env.KEEPER_HOST || '127.0.0.1',
    port: Number(process.env.KEEPER_PORT || 0),
    setting: 'KEEPER_PORT',
  });
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${port}` });
} catch (error) {
  printError(explain(error));
  process.exit(exitCodeOf(error));
}
