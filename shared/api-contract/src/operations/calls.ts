import type { z } from 'zod';
import { call } from '../core/call.ts';
import type { operationsShapes } from './endpoints.ts';
import type {
  accountingSchema,
  auditRowSchema,
  cohortSchema,
  dashboardSchema,
  figuresSchema,
  funnelSchema,
  listViewSchema,
  marginSchema,
  outboxRowSchema,
  saleRowSchema,
} from './schemas.ts';

type Table = typeof operationsShapes;

export type DashboardStats = z.output<typeof dashboardSchema>;
export type Figures = z.output<typeof figuresSchema>;
export type Margin = z.output<typeof marginSchema>;
export type Cohort = z.output<typeof cohortSchema>;
export type Funnel = z.output<typeof funnelSchema>;
export type Accounting = z.output<typeof accountingSchema>;
export type AccessRow = Omit<AuditRow, 'before' | 'after'>;
export type AuditRow = z.output<typeof auditRowSchema>;
export type SaleRow = z.output<typeof saleRowSchema>;
export type ListView = z.output<typeof listViewSchema>;
export type OutboxRow = z.output<typeof outboxRowSchema>;

export const getDashboard = call<Table['getDashboard']>('GET', '/api/dashboard/stats');
export const getFigures = call<Table['getFigures']>('GET', '/api/admin/figures');
export const listMargins = call<Table['listMargins']>('GET', '/api/admin/margins');
export const listCohorts = call<Table['listCohorts']>('GET', '/api/admin/cohorts');
export const listSales = call<Table['listSales']>('GET', '/api/admin/sales');
export const getAccounting = call<Table['getAccounting']>('GET', '/api/admin/accounting');
export const exportFec = call<Table['exportFec']>('GET', '/api/admin/accounting/fec');
export const getFunnel = call<Table['getFunnel']>('GET', '/api/admin/funnel');
export const listAudit = call<Table['listAudit']>('GET', '/api/admin/audit');
export const listAccess = call<Table['listAccess']>('GET', '/api/admin/access-journal');
export const listOutbox = call<Table['listOutbox']>('GET', '/api/admin/outbox');
export const recordListExport = call<Table['recordListExport']>('POST', '/api/admin/list-exports');
export const retryMail = call<Table['retryMail']>('POST', '/api/admin/outbox/:id/retry');
export const listViews = call<Table['listViews']>('GET', '/api/admin/list-views');
export const createView = call<Table['createView']>('POST', '/api/admin/list-views');
export const updateView = call<Table['updateView']>('PUT', '/api/admin/list-views/:id');
export const deleteView = call<Table['deleteView']>('DELETE', '/api/admin/list-views/:id');
export const trackView = call<Table['trackView']>('POST', '/api/track');
