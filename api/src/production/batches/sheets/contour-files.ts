import type { Services } from '../../../platform/services/services.ts';
import type { ZipEntry } from '../../../platform/storage/zip-stream.ts';
import { Refusal } from '../../../platform/text/refusal.ts';
import { batchErrors } from '../layout/errors.ts';
import { type LaidSheet, selectLaidTiles, sheetsOf } from '../layout/laid-tiles.ts';
import { plainLayout } from '../layout/plan.ts';
import { type Download, nameOf, recordDownload, type SheetsHead, selectHead } from './current-sheets.ts';

type Needs = Pick<Services, 'db' | 'now'>;

interface Cut {
  head: SheetsHead;
  sheets: LaidSheet[];
}

/** What is cut on the current sheets. The cut of sheets of another version would hit their magnets, so it is recorded. */
async function currentCut(services: Needs, download: Download): Promise<Cut | Refusal> {
  for (;;) {
    const head = await selectHead(services.db, download.id);
    if (!head) return batchErrors.BATCH_NOT_FOUND();
    const sheets = sheetsOf(await selectLaidTiles(services.db, download.id), { ...plainLayout, ...head.layout });
    if (sheets.length === 0) return batchErrors.BATCH_ALL_VOID();
    if (await recordDownload(services, download, head.version)) return { head, sheets };
  }
}

/** The cut as PDF, one page for each sheet. */
export async function downloadContourPdf(
  services: Needs,
  download: Download,
): Promise<{ name: string; file: Buffer } | Refusal> {
  const cut = await currentCut(services, download);
  if (cut instanceof Refusal) return cut;
  const { head, sheets } = cut;
  const { writeContourSheets } = await import('@aimante/print/press');
  const title = `Lot ${head.number} · v${head.version} · découpe`;
  const file = await writeContourSheets({ title, createdAt: new Date(head.createdAt), pages: sheets });
  return { name: `${nameOf(head)}-contour.pdf`, file: Buffer.from(file) };
}

/** The cut as DXF, one file for each sheet: a cutting table takes one sheet at a time. */
export async function downloadContourDrawings(
  services: Needs,
  download: Download,
): Promise<{ fileName: string; entries: AsyncIterable<ZipEntry> } | Refusal> {
  const cut = await currentCut(services, download);
  if (cut instanceof Refusal) return cut;
  const { head, sheets } = cut;
  const name = nameOf(head);
  async function* drawings(): AsyncGenerator<ZipEntry> {
    const { writeContourDxf } = await import('@aimante/print/press');
    for (const sheet of sheets)
      yield { name: `${name}-${sheet.index + 1}.dxf`, content: [Buffer.from(writeContourDxf(sheet))] };
  }
  return { fileName: `${name}-dxf.zip`, entries: drawings() };
}
