import { derive, isSame } from '../../platform/crypto/secret-value.ts';

const CHECK_DIGITS = 4;
const TILE_DIGITS = 6;

/** What a scanned or typed text names. An order is typed by its number. */
export type PrintCode =
  | { readonly kind: 'tile'; readonly number: number }
  | { readonly kind: 'sheet'; readonly batch: string; readonly sheet: number }
  | { readonly kind: 'order'; readonly number: string };

/** The check refuses codes of another shop, which has another secret, and most typing errors. */
function checkOf(secret: string, value: string): string {
  const bytes = Buffer.from(derive(secret, 'print-code', value), 'base64url');
  return String(bytes.readUInt32BE(0) % 10 ** CHECK_DIGITS).padStart(CHECK_DIGITS, '0');
}

/** Digits only: the smallest code, and easy to type. */
export function tileCode(secret: string, number: number): string {
  const digits = String(number).padStart(TILE_DIGITS, '0');
  return digits + checkOf(secret, digits);
}

export function sheetCode(secret: string, batch: string, sheet: number): string {
  const name = `${batch}/${sheet}`;
  return `${name}/${checkOf(secret, name)}`;
}

/** A hand scanner set to an American keyboard types these signs where the computer has a French one. */
const frenchKeys: Readonly<Record<string, string>> = {
  '&': '1',
  é: '2',
  '"': '3',
  "'": '4',
  '(': '5',
  '-': '6',
  è: '7',
  _: '8',
  ç: '9',
  à: '0',
  ')': '-',
  '!': '/',
};

function plainText(text: string): string {
  const typed = text.replaceAll(/\s/g, '');
  const isMistyped = /[&é"'(è_çà]/.test(typed);
  return (isMistyped ? typed.replaceAll(/./gu, (sign) => frenchKeys[sign] ?? sign) : typed).toUpperCase();
}

/** Undefined: no code of this shop. */
export function readCode(secret: string, text: string): PrintCode | undefined {
  const plain = plainText(text);
  if (/^PM-\d{2}-\d{6,}$/.test(plain)) return { kind: 'order', number: plain };
  const sheet = /^((L-\d{2}-\d{4,9})\/(\d{1,3}))\/(\d+)$/.exec(plain);
  if (sheet) {
    const [, name = '', batch = '', place, check = ''] = sheet;
    return isSame(check, checkOf(secret, name)) ? { kind: 'sheet', batch, sheet: Number(place) } : undefined;
  }
  const tile = /^(\d{6,9})(\d{4})$/.exec(plain);
  if (!tile) return undefined;
  const [, digits = '', check = ''] = tile;
  return isSame(check, checkOf(secret, digits)) ? { kind: 'tile', number: Number(digits) } : undefined;
}
