import { defineEvent } from '../../../platform/events/event.ts';

/** The photo's file is deleted, unless another photo uses it. What was made from this photo is deleted too. */
export const photoPurged = defineEvent<{ photoId: string }>('photo.purged');
