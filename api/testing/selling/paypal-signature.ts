import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';

const WEBHOOK = 'WH-1';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

type Headers = Readonly<Record<string, string>>;

/** PayPal signs the sum of the text that it sends, as its documentation says: not what the text means. */
const signedText = (id: string, time: string, event: string): Buffer =>
  Buffer.from(`${id}|${time}|${WEBHOOK}|${crc32(event)}`);

/** The headers of a webhook of PayPal. */
export function paypalHeaders(event: string, id = crypto.randomUUID()): Headers {
  const time = '2026-11-28T01:00:00Z';
  return {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('sha256', signedText(id, time, event), privateKey).toString('base64'),
  };
}

interface Question {
  readonly webhook_id?: string;
  readonly transmission_id?: string;
  readonly transmission_time?: string;
  readonly transmission_sig?: string;
}

/** Answers `verify-webhook-signature`, from the body as it arrived. The event is its last part. */
export function isSignedByPaypal(body: string): boolean {
  const {
    webhook_id,
    transmission_id = '',
    transmission_time = '',
    transmission_sig = '',
  } = JSON.parse(body) as Question;
  const [, event = ''] = /"webhook_event":(.*)\}$/s.exec(body) ?? [];
  const signed = signedText(transmission_id, transmission_time, event);
  return webhook_id === WEBHOOK && verify('sha256', signed, publicKey, Buffer.from(transmission_sig, 'base64'));
}
