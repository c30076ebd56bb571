import { useLocale } from '@aimante/remote';
import { legalText, readText } from '@aimante/shop/legal';
import { LegalDocument } from '../../legal/legal-document.tsx';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };

const SECTIONS = ['publisher', 'direction', 'hosting', 'rights', 'pictures', 'mediation', 'accessibility'];

export function LegalNoticePage() {
  const texts = useLocale() === 'fr' ? fr : en;
  return <LegalDocument {...legalText((key) => readText(texts, `legalNotice.${key}`), SECTIONS, '2026-11-27')} />;
}
