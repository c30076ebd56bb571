import { parisTime } from '@aimante/shop/calendar';
import { z } from 'zod';
import type { ParcelState, TrackingEvent } from '../protocol/carrier.ts';

const text = z.unknown().transform((value) => (typeof value === 'string' ? value.trim() : ''));
const step = z.object({
  Tracing_Libelle: text,
  Tracing_Date: text,
  Tracing_Heure: text,
  Tracing_Lieu: text,
});

export const trackingSchema = z.object({
  STAT: z.string(),
  Tracing: z
    .object({ ret_WSI2_sub_TracingColisDetaille: z.array(step) })
    .or(z.literal(''))
    .optional(),
});

/** The service sends words, no codes, for each step. */
const states: readonly (readonly [RegExp, ParcelState])[] = [
  [/livr[ée] au (?:client|destinataire)|remis au destinataire/i, 'delivered'],
  [/disponible (?:au|dans le) point/i, 'at_relay'],
  [/retour/i, 'returned'],
  [/incident|anomalie/i, 'problem'],
  [/enregistr|annonc/i, 'announced'],
];

export const toTrackingEvents = ({ Tracing }: z.output<typeof trackingSchema>): TrackingEvent[] =>
  (Tracing ? Tracing.ret_WSI2_sub_TracingColisDetaille : [])
    .filter(({ Tracing_Libelle, Tracing_Date }) => Tracing_Libelle !== '' && Tracing_Date !== '')
    .map(({ Tracing_Libelle, Tracing_Date, Tracing_Heure, Tracing_Lieu }) => {
      const state = states.find(([words]) => words.test(Tracing_Libelle))?.[1] ?? 'on_its_way';
      return {
        at: readTime(Tracing_Date, Tracing_Heure),
        code: state,
        state,
        text: Tracing_Libelle,
        place: Tracing_Lieu || null,
      };
    });

/** `25/11/26` and `14:05`, in Paris: winter time, unless that gives another hour there. */
function readTime(date: string, time: string): Date {
  const [day = '', month = '', year = ''] = date.split('/');
  const clock = time === '' ? '12:00' : time.slice(0, 5);
  const local = `${year.padStart(4, '20')}-${month}-${day}T${clock}:00`;
  const winter = new Date(`${local}+01:00`);
  return parisTime(winter).hour === Number(clock.slice(0, 2)) ? winter : new Date(`${local}+02:00`);
}
