import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The base words of the 3,000 most used passwords of public leaks, and French ones, in lower case, one per line. */
const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
);

const accents = /\p{Diacritic}/gu;
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Whether an attacker would try the password early: a common password, one with added digits or signs (`Soleil2024!`,
 * `P@ssw0rd`), or one made of what is known about its owner.
 */
export function isCommonPassword(password: string, known: readonly string[] = []): boolean {
  const plain = password.normalize('NFKD').replace(accents, '').toLowerCase();
  const words = new Set([plain, core(plain), core(undisguised(plain)), undisguised(core(plain))]);
  for (const word of words) if (common.has(word)) return true;
  return known.flatMap(parts).some((part) => [...words].some((word) => word === part || isMostly(word, part)));
}

/** Strips the digits and signs around the word if they are few. */
function core(word: string): string {
  const letters = word.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return letters.length >= 4 && word.length - letters.length <= 6 ? letters : word;
}

const undisguised = (word: string): string => word.replace(/[013457@$!]/g, (sign) => disguises[sign] ?? sign);

/** `camille.moreau@exemple.fr` gives `camille`, `moreau`, `camillemoreau`. */
function parts(text: string): string[] {
  const local = text.split('@')[0]?.normalize('NFKD').replace(accents, '').toLowerCase() ?? '';
  return [local.replace(/[^a-z0-9]/g, ''), ...local.split(/[^a-z0-9]+/)].filter((part) => part.length >= 4);
}

const isMostly = (word: string, part: string): boolean => word.includes(part) && word.length - part.length <= 4;
