import { useLocale } from '@aimante/remote';
import { termsOfSale } from '@aimante/shop/legal';
import en from '@aimante/shop/terms/en' with { type: 'json' };
import fr from '@aimante/shop/terms/fr' with { type: 'json' };
import { LegalDocument } from '../legal/legal-document.tsx';

export function LegalTermsPage() {
  return <LegalDocument {...termsOfSale(useLocale() === 'fr' ? fr : en)} />;
}
