import { createHash } from 'node:crypto';
import { templateSamples } from './template-samples.ts';

/** Differs as soon as the template or its sample photos change: then its previews are old. */
export function templateKey(template: { readonly id: string }): string {
  const drawn = JSON.stringify([template, templateSamples[template.id] ?? []]);
  return createHash('sha256').update(drawn).digest('hex').slice(0, 16);
}
