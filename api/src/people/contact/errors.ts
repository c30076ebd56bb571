import { defineErrors } from '../../platform/text/refusal.ts';

export const contactErrors = defineErrors({
  CONTACT_NOT_FOUND: { status: 404, fr: 'Conversation introuvable', en: 'Conversation not found' },
  CONTACT_ATTACHMENT_NOT_FOUND: { status: 404, fr: 'Pièce jointe introuvable', en: 'Attachment not found' },
  CONTACT_TOO_MANY_PICTURES: { status: 400, fr: 'Joignez trois images au plus.', en: 'Attach three pictures at most.' },
});
