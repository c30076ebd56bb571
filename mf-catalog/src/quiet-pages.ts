/** Pages that only show: one chunk for all of them. Each file less is one request and one hash less in the remote's entry. */
export { AboutPage } from './about/about-page.tsx';
export { LegalNoticePage } from './legal-notice/legal-notice-page.tsx';
export { LegalPrivacyPage } from './legal-privacy/legal-privacy-page.tsx';
export { LegalTermsPage } from './legal-terms/legal-terms-page.tsx';
export { NewsletterConfirmPage } from './newsletter-confirm/newsletter-confirm-page.tsx';
export { PortfolioPage } from './portfolio/portfolio-page.tsx';
