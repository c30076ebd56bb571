import { useLocale } from '@aimante/remote';
import { readText } from '@aimante/shop/legal';
import { LegalDocument } from '../../legal/legal-document.tsx';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };

const SECTIONS = ['publisher', 'direction', 'hosting', 'rights', 'pictures', 'mediation', 'accessibility'] as const;
const UPDATED = '2026-11-27';

export function LegalNoticePage() {
  const texts = useLocale() === 'fr' ? fr : en;
  const text = (key: string) => readText(texts, `legalNotice.${key}`);
  return (
    <LegalDocument
      title={text('intro.title')}
      text={text('intro.text')}
      updated={UPDATED}
      sections={SECTIONS.map((id) => ({ id, title: text(`${id}.title`), body: text(`${id}.body`) }))}
    />
  );
}
