import { z } from 'zod';
import { shopDay } from '../core/wire.ts';

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** The periods of a day, in order. Empty: closed. */
const periods = z
  .array(z.strictObject({ opens: time, closes: time }))
  .max(3)
  .refine(
    (list) => list.every(({ opens, closes }, index) => opens < closes && opens >= (list[index - 1]?.closes ?? '')),
    {
      error: 'periods overlap, or end before they begin',
    },
  );

const exceptionSchema = z
  .strictObject({ from: shopDay, to: shopDay, periods })
  .refine(({ from, to }) => from <= to, { error: 'ends before it begins' });

export const openingHoursSchema = z.strictObject({
  week: z.strictObject({
    monday: periods,
    tuesday: periods,
    wednesday: periods,
    thursday: periods,
    friday: periods,
    saturday: periods,
    sunday: periods,
  }),
  exceptions: z.array(exceptionSchema).max(40),
});

export type OpeningHours = z.output<typeof openingHoursSchema>;
export type OpeningPeriod = z.output<typeof periods>[number];
