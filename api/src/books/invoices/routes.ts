import { paymentEndpoints } from '@aimante/api-contract/payments/endpoints';
import type { FastifyReply } from 'fastify';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { openDocuments, tokenOf } from '../../selling/index.ts';
import { invoiceErrors } from './errors.ts';
import { type OpenDocument, openDocument } from './open-document.ts';
import { writeOffer } from './write-offer.ts';

export const registerInvoices: ApiModule = (app, services) => {
  route(app, paymentEndpoints.downloadInvoice, async ({ params, query, actor, request, reply }) => {
    const order = await openDocuments(services, { id: params.id, actor, token: tokenOf(request) });
    if (order instanceof Refusal) return order;
    const document = await openDocument(services, { orderId: order.id, label: query.document });
    return document ? sendPdf(reply, document) : invoiceErrors.INVOICE_NOT_FOUND();
  });

  route(app, paymentEndpoints.downloadOffer, async ({ params, query, actor, request, reply }) => {
    const order = await openDocuments(services, { id: params.id, actor, token: tokenOf(request) });
    const offer = order instanceof Refusal ? order : await writeOffer(services, order, query.kind);
    return offer instanceof Refusal ? offer : sendPdf(reply, offer);
  });
};

const sendPdf = (reply: FastifyReply, { label, pdf }: OpenDocument) =>
  reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${label}.pdf"`)
    .send(pdf);
