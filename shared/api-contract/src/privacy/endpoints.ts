import { endpointTable, shapeTable } from '../core/endpoint.ts';
import { languageQuery, message, nothing } from '../core/wire.ts';
import * as calls from './calls.ts';
import { foundPersonSchema, personBody, processingRegisterSchema } from './schemas.ts';

export const privacyShapes = shapeTable({
  getProcessingRegister: {
    access: 'orders:all',
    summary: 'The register of processing: each use of personal data, with its columns',
    query: languageQuery,
    response: processingRegisterSchema,
  },
  findPerson: {
    access: 'orders:all',
    summary: 'What the shop stores about an e-mail address, with or without an account',
    query: languageQuery,
    body: personBody,
    response: foundPersonSchema,
  },
  exportPerson: {
    access: 'orders:all',
    summary: 'The data of a person as the file that customers get',
    body: personBody,
    sends: 'file',
    response: nothing,
    stepUp: true,
  },
  erasePerson: {
    access: 'orders:all',
    summary: 'Erase what the law allows about an e-mail address. Invoices are kept',
    body: personBody,
    response: message,
    stepUp: true,
  },
});

export const privacyEndpoints = endpointTable(privacyShapes, calls);
