import { booksEndpoints } from '@aimante/api-contract/books/endpoints';
import { operationsEndpoints as endpoints } from '@aimante/api-contract/operations/endpoints';
import type { FastifyInstance } from 'fastify';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/connection/in-transaction.ts';
import { sendArchive } from '../../platform/http/answers/send-archive.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule, Services } from '../../platform/services/services.ts';
import { commerceSettings } from '../../platform/settings/commerce-settings.ts';
import { periodOf } from '../figures/sales.ts';
import { readAccounting } from './accounting.ts';
import { ACCOUNTS } from './bookings.ts';
import { closeMonth } from './close-month.ts';
import { readBookings } from './closed-entries.ts';
import { documentFiles, listIssued } from './document-files.ts';
import { listDocuments } from './documents.ts';
import { accountingErrors } from './errors.ts';
import { fecText } from './fec.ts';
import { readMonths } from './month-list.ts';

interface Days {
  from: string;
  to: string;
}

const recordExport = (
  db: Services['db'],
  author: Author,
  { action, query }: { action: `books.${string}`; query: Days },
) => recordAudit(db, author, { action, entity: 'books', entityId: `${query.from} – ${query.to}` });

const isPeriod = ({ from, to }: Days) => from <= to && from.slice(0, 4) === to.slice(0, 4);

export const registerAccounting: ApiModule = (app, services) => {
  const { db } = services;
  const fecName = async (to: string) => {
    const { shop } = await commerceSettings(services);
    return `${shop.siret.replaceAll(/\D/g, '').slice(0, 9)}FEC${to.replaceAll('-', '')}.txt`;
  };
  route(app, endpoints.getAccounting, async ({ query }) => {
    if (!isPeriod(query)) return accountingErrors.ACCOUNTING_PERIOD_WRONG();
    return { ...(await readAccounting(db, await periodOf(db, query))), fecName: await fecName(query.to) };
  });
  route(app, endpoints.exportFec, async ({ query, actor, request, reply }) => {
    if (!isPeriod(query)) return accountingErrors.ACCOUNTING_PERIOD_WRONG();
    const { from, to } = query;
    const year = await periodOf(db, { from: `${from.slice(0, 4)}-01-01`, to });
    await recordExport(db, { actor, request }, { action: 'books.export-fec', query });
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${await fecName(to)}"`)
      .send(fecText(await readBookings(db, year), from));
  });
  registerLists(app, services);
};

function registerLists(app: FastifyInstance, services: Services): void {
  const { db, now } = services;
  route(app, booksEndpoints.listBookDocuments, async ({ query }) => {
    if (!isPeriod(query)) return accountingErrors.ACCOUNTING_PERIOD_WRONG();
    const { page = 1, limit = 50 } = query;
    return listDocuments(db, { ...(await periodOf(db, query)), page, limit });
  });
  route(app, booksEndpoints.downloadBookDocuments, async ({ query, actor, request, reply }) => {
    if (!isPeriod(query)) return accountingErrors.ACCOUNTING_PERIOD_WRONG();
    const documents = await listIssued(services, await periodOf(db, query));
    if (documents.length === 0) return accountingErrors.ACCOUNTING_NO_DOCUMENT();
    await recordExport(db, { actor, request }, { action: 'books.export-documents', query });
    const fileName = `factur-x-${query.from}-${query.to}.zip`;
    return sendArchive(reply, { fileName, entries: documentFiles(services, documents), at: now() });
  });
  route(app, booksEndpoints.listBookEntries, async ({ query }) => {
    if (!isPeriod(query)) return accountingErrors.ACCOUNTING_PERIOD_WRONG();
    const bookings = await readBookings(db, await periodOf(db, query));
    const items = bookings
      .filter(({ journal }) => journal === query.journal)
      .flatMap(({ lines, ...entry }) =>
        lines.map(({ account, cents }) => ({ ...entry, account, accountName: ACCOUNTS[account], cents })),
      );
    return { items };
  });
  route(app, booksEndpoints.listBookMonths, () => readMonths(db, now()));
  route(app, booksEndpoints.closeBookMonth, async ({ actor, request, body }) => {
    const refusal = await inTransaction(db, (tx) => closeMonth(tx, { actor, request }, { ...body, now: now() }));
    return refusal ?? readMonths(db, now());
  });
}
