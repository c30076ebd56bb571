import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../text/refusal.ts';

/** `?lang=`, else the first supported language of `Accept-Language`, else French. */
export function localeOf(request: Pick<FastifyRequest, 'headers' | 'query'>): Locale {
  const asked = (request.query as { lang?: unknown } | undefined)?.lang;
  if (asked === 'fr' || asked === 'en') return asked;
  return preferred(request.headers['accept-language'] ?? '');
}

function preferred(header: string): Locale {
  const wishes = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
      const weight = rest.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.slice(0, 2), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ language, weight }) => (language === 'fr' || language === 'en') && weight > 0);
  const best = wishes.reduce((a, b) => (b.weight > a.weight ? b : a), { language: 'fr', weight: 0 });
  return best.language === 'en' ? 'en' : 'fr';
}
