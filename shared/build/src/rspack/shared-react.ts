/** The four entries of React that must be one instance on the page. All else is bundled where it is used. */
const ENTRIES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

export function sharedReact(options: { readonly import?: false } = {}) {
  const one = { singleton: true, requiredVersion: '^19.3.0', ...options };
  return Object.fromEntries(ENTRIES.map((entry) => [entry, one]));
}
