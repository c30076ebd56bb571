import { useLocale } from '@aimante/remote';
import { LegalDocument } from '../../legal/legal-document.tsx';
import { readText } from '../../legal/read-text.ts';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };

const SECTIONS = [
  'scope',
  'products',
  'photos',
  'orders',
  'prices',
  'payment',
  'production',
  'delivery',
  'withdrawal',
  'guarantees',
  'satisfaction',
  'loyalty',
  'liability',
  'disputes',
] as const;
const UPDATED = '2026-11-22';

export function LegalTermsPage() {
  const texts = useLocale() === 'fr' ? fr : en;
  const text = (key: string) => readText(texts, `legalTerms.${key}`);
  return (
    <LegalDocument
      title={text('intro.title')}
      text={text('intro.text')}
      updated={UPDATED}
      sections={SECTIONS.map((id) => ({ id, title: text(`${id}.title`), body: text(`${id}.body`) }))}
    />
  );
}
