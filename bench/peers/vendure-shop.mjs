// Runs in a folder that has Vendure from the registry. `fill` puts its demo products into an empty database.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const load = createRequire(join(process.cwd(), 'package.json'));
const { bootstrap, DefaultJobQueuePlugin, DefaultSearchPlugin, JobQueueService } = load('@vendure/core');
const { populate } = load('@vendure/core/cli');
const { DATABASE = '', PORT } = process.env;
const { hostname, port, username, password, pathname } = new URL(DATABASE);
const demo = join(dirname(load.resolve('@vendure/create/package.json')), 'assets');
/** Its search index is written by jobs. */
const INDEXED_MS = 5000;

const config = {
  apiOptions: { port: Number(PORT), adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: ['bearer'],
    superadminCredentials: { identifier: 'bench', password: 'bench-without-network' },
  },
  dbConnectionOptions: {
    type: 'postgres',
    synchronize: true,
    logging: false,
    host: hostname,
    port: Number(port),
    username,
    password,
    database: pathname.slice(1),
  },
  paymentOptions: { paymentMethodHandlers: [] },
  importExportOptions: { importAssetsDir: join(demo, 'images') },
  plugins: [DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }), DefaultJobQueuePlugin.init({})],
};

if (process.argv.includes('fill')) {
  const withJobs = async () => {
    const app = await bootstrap(config);
    await app.get(JobQueueService).start();
    return app;
  };
  await populate(withJobs, join(demo, 'initial-data.json'), join(demo, 'products.csv'));
  await new Promise((resolve) => setTimeout(resolve, INDEXED_MS));
  process.exit();
}
await bootstrap(config);
