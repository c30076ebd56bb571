import type { MarketEvent } from '@aimante/api-contract/market';

const stamp = (time: string) => `${time.replace(/[-:]/g, '').slice(0, 15)}Z`;
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** RFC 5545 limits lines to 75 bytes. Longer ones continue after a line break and a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > 73) {
      parts.push(current);
      current = '';
    }
    current += character;
  }
  return [...parts, current].join('\r\n ');
}

export function calendarFile(event: MarketEvent, { host, now }: { host: string; now: Date }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//FR`,
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escapeText(event.name)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(`${event.place}, ${event.address}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
