import { z } from 'zod';

/** A field that may stay empty. */
export const trimmedText = (max: number) => z.string().trim().max(max);
