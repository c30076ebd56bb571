import { paymentEndpoints } from '@aimante/api-contract/payments/endpoints';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { openDocuments, tokenOf } from '../../selling/index.ts';
import { invoiceErrors } from './errors.ts';
import { openDocument } from './open-document.ts';

export const registerInvoices: ApiModule = (app, services) => {
  route(app, paymentEndpoints.downloadInvoice, async ({ params, query, actor, request, reply }) => {
    const order = await openDocuments(services, { id: params.id, actor, token: tokenOf(request) });
    if (order instanceof Refusal) return order;
    const document = await openDocument(services, { orderId: order.id, label: query.document });
    if (!document) return invoiceErrors.INVOICE_NOT_FOUND();
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${document.label}.pdf"`)
      .send(document.pdf);
  });
};
