import type { Settings } from '@aimante/api-contract/settings';
import type { Locale } from '../../text/refusal.ts';
import { typeset } from '../../text/typography.ts';
import { bonjour, hello } from './greeting.ts';
import { MAGNETS_CID, toHtml } from './mail-html.ts';
import { toText } from './mail-plain.ts';
import { type MailFile, MailPayload, type MailTemplates, type Ordered } from './mail-text.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** Pictures that the HTML refers to by `cid:`. */
  pictures: { cid: string; content: Buffer }[];
  files: readonly MailFile[];
}

const reasons = {
  fr: 'Vous recevez ce message parce qu’il concerne votre compte, votre commande ou votre demande.',
  en: 'You are receiving this message because it is about your account, your order or your request.',
};

export interface Mail {
  kind: string;
  locale: Locale;
  payload: Record<string, unknown>;
}

interface Sender {
  templates: MailTemplates;
  shop: Pick<Settings['shop'], 'name' | 'address'>;
  /** Set if the mail is about an order. */
  ordered?: Ordered | undefined;
}

export function renderMail({ kind, locale, payload }: Mail, { templates, shop, ordered }: Sender): RenderedMail {
  const template = templates[kind];
  if (!template) throw new Error(`No mail template named "${kind}"`);
  const mail = template[locale](
    new MailPayload({
      hasPhotos: ordered?.hasPhotos ?? true,
      missingPhotos: ordered?.missingPhotos ?? 0,
      ...payload,
      shop: shop.name,
    }),
  );
  // A line break in user input must not end the subject and start another header.
  const subject = typeset(mail.subject, locale).replace(/[\r\n]+/g, ' ');
  const footer = `${[shop.name, shop.address].filter(Boolean).join(', ')}. ${reasons[locale]}`;
  const greeting = ordered && greet[locale](ordered.firstName);
  const full = {
    ...mail,
    subject,
    shopName: shop.name,
    footer,
    greeting,
    recap: ordered?.recap,
    hasMagnets: ordered?.magnets !== undefined,
  };
  return {
    subject,
    text: toText(full, locale),
    html: toHtml(full, locale),
    pictures: ordered?.magnets ? [{ cid: MAGNETS_CID, content: ordered.magnets }] : [],
    files: ordered?.attachments ?? [],
  };
}

const greet = { fr: bonjour, en: hello };
