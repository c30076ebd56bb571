import { z } from 'zod';

const address = z.object({
  lastName: z.string(),
  firstName: z.string(),
  line2: z.string(),
  countryCode: z.string(),
  city: z.string(),
  zipCode: z.string(),
});
const article = z.object({
  description: z.string(),
  quantity: z.number(),
  weight: z.number(),
  value: z.number(),
  hsCode: z.string(),
  originCountry: z.string(),
});
/** The request of a label, as Colissimo documents it. */
export const requestSchema = z.object({
  contractNumber: z.string(),
  password: z.string(),
  outputFormat: z.object({ outputPrintingType: z.string() }),
  letter: z.object({
    service: z.object({ productCode: z.string(), depositDate: z.iso.date(), orderNumber: z.string() }),
    parcel: z.object({ weight: z.number() }),
    customsDeclarations: z
      .object({
        includeCustomsDeclarations: z.literal(1),
        contents: z.object({ article: z.array(article) }),
        invoiceNumber: z.string(),
      })
      .optional(),
    sender: z.object({ address }),
    addressee: z.object({ address }),
  }),
});
export type LabelRequest = z.output<typeof requestSchema>;
