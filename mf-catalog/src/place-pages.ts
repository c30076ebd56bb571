// The pages about the workshop's places: one chunk, as each chunk costs the remote's entry 70 bytes.
export { ContactPage } from './contact/contact-page.tsx';
export { LocalPage } from './local/local-page.tsx';
