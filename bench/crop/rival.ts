import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Contender } from './contender.ts';

const LIBRARY = new URL('./cropper.esm.min.js', import.meta.resolve('cropperjs'));
const PAGE = new URL('./rival-page.html', import.meta.url);

/** cropperjs 2 in a page that imports photos and exports PNG, served from this machine. */
export async function startRival(): Promise<{ contender: Contender; server: Server }> {
  const [library, html] = await Promise.all([readFile(fileURLToPath(LIBRARY)), readFile(fileURLToPath(PAGE))]);
  const server = createServer(({ url }, response) => {
    const isLibrary = url === '/cropper.js';
    response.setHeader('content-type', isLibrary ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isLibrary ? library : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const contender: Contender = {
    name: 'cropperjs 2',
    picker: '#picker',
    thumbnail: '#queue img',
    stage: 'cropper-canvas[data-ready]',
    open: async (page) => void (await page.goto(`http://127.0.0.1:${port}/`)),
    finish: async () => undefined,
    startExport: (page) => page.locator('#export').click(),
  };
  return { contender, server };
}
