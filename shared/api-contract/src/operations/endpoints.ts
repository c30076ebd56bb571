import { z } from 'zod';
import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { id, idParams, languageQuery, message, nothing, shopDay } from '../core/wire.ts';
import * as calls from './calls.ts';
import {
  accessTopic,
  accountingSchema,
  auditRowSchema,
  cohortSchema,
  dashboardSchema,
  figuresSchema,
  funnelQuery,
  funnelSchema,
  listName,
  listViewCreateSchema,
  listViewSchema,
  listViewUpdateSchema,
  marginSchema,
  outboxRowSchema,
  saleRowSchema,
  trackedReleasesSchema,
  trackedViewSchema,
  visitSteps,
} from './schemas.ts';

const paging = { cursor: z.string().max(200).optional(), limit: z.coerce.number().int().min(1).max(200).optional() };
const page = <Row extends z.ZodType>(row: Row) => z.object({ items: z.array(row), next: z.string().nullable() });

const auditFilter = {
  ...paging,
  actorId: id.optional(),
  /** Part of the action's name or of an e-mail address. */
  search: z.string().trim().max(120).optional(),
  /** Calendar days of the shop, both included. */
  from: shopDay.optional(),
  to: shopDay.optional(),
};

export const operationsShapes = shapeTable({
  getDashboard: {
    access: 'orders:read',
    summary: 'Figures of the dashboard for a number of days',
    query: languageQuery.extend({ days: z.coerce.number().int().min(1).max(366).optional() }),
    response: dashboardSchema,
  },
  getFigures: {
    access: 'books:read',
    summary: 'Revenue and orders of any period of up to a year',
    query: z.object({ from: shopDay, to: shopDay }),
    response: figuresSchema,
  },
  listMargins: {
    access: 'books:read',
    summary: 'What each product brings in a period: amount without VAT, cost',
    query: languageQuery.extend({ from: shopDay, to: shopDay }),
    response: z.object({ items: z.array(marginSchema) }),
  },
  listCohorts: {
    access: 'books:read',
    summary: 'Customers by the month of their first order: how many come back, and their revenue',
    response: z.object({ items: z.array(cohortSchema) }),
  },
  listSales: {
    access: 'books:read',
    summary: 'Invoices, credit notes and market sales of a period: the records behind the dashboard',
    query: z.object({ from: shopDay, to: shopDay }),
    response: z.object({ items: z.array(saleRowSchema) }),
  },
  getAccounting: {
    access: 'books:read',
    summary: 'Turnover, VAT and document numbers of a period within one year',
    query: z.object({ from: shopDay, to: shopDay }),
    response: accountingSchema,
  },
  exportFec: {
    access: 'books:change',
    summary: 'The entries of a period as a FEC file (article A47 A-1), for api/cli/check-fec.ts',
    query: z.object({ from: shopDay, to: shopDay }),
    sends: 'file',
    response: nothing,
    stepUp: true,
  },
  listAudit: {
    access: 'settings:read',
    summary: 'Audit log, newest first',
    query: z.object({
      ...auditFilter,
      entity: z.string().max(60).optional(),
      entityId: z.string().max(80).optional(),
    }),
    response: page(auditRowSchema).extend({ total: z.int() }),
  },
  listAccess: {
    access: 'team:read',
    summary: 'Access journal: sign-ins of the team, and who moved money, rights, releases or exports',
    query: z.object({ ...auditFilter, topic: accessTopic.optional() }),
    response: page(auditRowSchema.omit({ before: true, after: true })).extend({ total: z.int() }),
  },
  recordListExport: {
    access: 'staff',
    summary: 'Note that the back office writes a list to a CSV file. The browser calls it before it saves the file',
    body: z.strictObject({ list: listName, rows: z.int().min(0) }),
    status: 204,
    response: nothing,
  },
  listOutbox: {
    access: 'orders:read',
    summary: 'Mails of the outbox, newest first',
    query: z.object({
      ...paging,
      status: z.enum(['waiting', 'sent', 'dead', 'overtaken']).optional(),
      /** Part of an e-mail address. */
      search: z.string().trim().max(120).optional(),
    }),
    response: page(outboxRowSchema).extend({ total: z.int() }),
  },
  retryMail: {
    access: 'orders:change',
    summary: 'Send a mail again',
    params: idParams,
    response: message,
  },
  listViews: {
    access: 'staff',
    summary: 'The saved views of a list: the administrator’s own and the shared ones',
    query: z.object({ list: listName }),
    response: z.array(listViewSchema),
  },
  createView: {
    access: 'staff',
    summary: 'Save a view of a list',
    body: listViewCreateSchema,
    status: 201,
    response: listViewSchema,
  },
  updateView: {
    access: 'staff',
    summary: 'Rename a view, share it, or change what it shows',
    params: idParams,
    body: listViewUpdateSchema,
    response: listViewSchema,
  },
  deleteView: {
    access: 'staff',
    summary: 'Delete a view',
    params: idParams,
    response: message,
  },
  trackView: {
    access: 'public',
    summary: 'Count a page or product view. Only after consent, without personal data',
    body: trackedViewSchema,
    status: 204,
    response: nothing,
    limit: { max: 240, per: 'minute' },
  },
  trackStep: {
    method: 'POST',
    path: '/api/track/step',
    access: 'public',
    summary: 'Count a step of a visit, with the releases that it runs. Only after consent, without personal data',
    body: z.strictObject({ step: z.enum(visitSteps), releases: trackedReleasesSchema }),
    status: 204,
    response: nothing,
    limit: { max: 60, per: 'minute' },
  },
  getFunnel: {
    access: 'orders:read',
    summary: 'Visits by step, all or with one release of a remote',
    query: funnelQuery,
    response: funnelSchema,
  },
});

export const operationsEndpoints = endpointTable(operationsShapes, calls);
