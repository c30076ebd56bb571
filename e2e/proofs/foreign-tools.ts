import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { localizePath } from '@aimante/contract';
import { PUBLIC_PAGES } from '../pages/public-pages.ts';
import { judgeCaddyfile, judgeCompose, judgeImage, judgeManifests } from './foreign-tools/deploy-files.ts';
import { installTools } from './foreign-tools/install-tools.ts';
import { receiveMails } from './foreign-tools/mail-server.ts';
import { printedFiles } from './foreign-tools/printed-files.ts';
import { faultsOfSizes } from './foreign-tools/size-limit.ts';
import { faultsOfHtml } from './foreign-tools/w3c-checker.ts';
import { repository } from './remote/prove-remote.ts';
import { openOwnShop } from './shop/own-shop.ts';
import { reportFaults } from './tools/report-faults.ts';

/**
 * Tools of others judge a running shop: the checker of the W3C (`vnu`) its pages and mails, `size-limit` its pages and
 * entries, `qpdf` its printed files, and a mail server of the registry its mails. The schemas of Kubernetes and
 * Compose, the linter of Docker's language server, Caddy and `promtool`, which fires each alert, judge `deploy/`. On
 * Debian, root gets what is missing.
 */
const OTHER_PAGES = [
  '/cart',
  '/checkout',
  '/auth/login',
  '/auth/signup',
  '/photo-cropper',
  '/order-tracking',
  '/admin',
];
/** Mails of one order: confirmation and payment. */
const MAILS = 2;

const folder = await mkdtemp(join(tmpdir(), 'aimante-tools-'));
installTools(folder);
judgeDeployment();
const server = await receiveMails(folder);
process.env.SMTP_URL = server.url;
const shop = await openOwnShop();
try {
  await judgePages();
  const files = await printedFiles(folder);
  reportFaults(
    'qpdf: invoice, label, sheets, file for print shops, contour, assembly slip',
    files.length,
    files.flatMap(faultsOfPdf),
  );
  await judgeMails();
} finally {
  await shop.end();
  server.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
}
process.disconnect?.();

function judgeDeployment(): void {
  const manifests = judgeManifests(folder);
  reportFaults('kubernetes-models: the manifests', manifests.tried, manifests.faults);
  const image = judgeImage(folder);
  reportFaults('dockerfile-utils: the Containerfile', image.tried, image.faults);
  const compose = judgeCompose(folder);
  reportFaults('the schema of Compose: each service', compose.tried, compose.faults);
  const caddyfile = judgeCaddyfile();
  reportFaults('caddy: the Caddyfile', caddyfile.tried, caddyfile.faults);
  const cwd = join(repository, 'deploy/monitoring');
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yaml'], {
    cwd,
    encoding: 'utf8',
  });
  const alerts = readFileSync(join(cwd, 'alerts.yaml'), 'utf8').match(/^ *- alert: /gm)?.length ?? 0;
  reportFaults('promtool: each alert fires', alerts, status === 0 && alerts > 0 ? [] : [stdout + stderr]);
}

async function judgePages(): Promise<void> {
  const addresses = (['fr', 'en'] as const).flatMap((locale) =>
    [...PUBLIC_PAGES, ...OTHER_PAGES].map((path) => shop.siteUrl + localizePath(path, locale)),
  );
  const pages = addresses.map((_address, place) => join(folder, `page-${place}.html`));
  for (const [place, address] of addresses.entries())
    await writeFile(pages[place] ?? '', await (await fetch(address, { headers: { accept: 'text/html' } })).text());
  reportFaults('the W3C checker: HTML of the pages', pages.length, faultsOfHtml(folder, pages));
  const sizes = [
    ...addresses.map((name, place) => ({ name, path: pages[place] ?? '', limit: '30 kB' })),
    ...globSync('mf-*/dist/remoteEntry.js', { cwd: repository }).map((name) => ({
      name,
      path: join(repository, name),
      limit: '4 kB',
    })),
  ];
  reportFaults('size-limit: HTML of the pages, entries of the remotes', sizes.length, faultsOfSizes(folder, sizes));
}

async function judgeMails(): Promise<void> {
  await server.until(MAILS);
  const { mails } = server;
  const unread = mails.filter(
    ({ to, subject, text, html }) => !(to && subject && text.length > 40 && html.length > 40),
  );
  const missing = Array.from({ length: Math.max(0, MAILS - mails.length) }, () => 'a mail is missing');
  reportFaults('smtp-server and mailparser: each mail has address, subject, text and HTML', MAILS, [
    ...missing,
    ...unread.map(({ subject }) => subject),
  ]);
  const letters = mails.map((_mail, place) => join(folder, `mail-${place}.html`));
  await Promise.all(mails.map(({ html }, place) => writeFile(letters[place] ?? '', html)));
  reportFaults('the W3C checker: HTML of the mails', letters.length, faultsOfHtml(folder, letters));
}

function faultsOfPdf(file: string): string[] {
  const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
  return status === 0 ? [] : [`${basename(file)}: ${stdout}${stderr}`];
}
