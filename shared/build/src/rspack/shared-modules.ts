/**
 * Modules that must exist once per page, or that every remote would bundle otherwise: React's four entries,
 * react-i18next, and our wrapper of router and lifecycles. The shell provides them. Everything else is bundled where it
 * is used.
 */
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

interface SharedOptions {
  readonly import?: false;
}

export function sharedModules(options: SharedOptions = {}) {
  const react = { singleton: true, requiredVersion: '^19.3.0', ...options };
  const remote = { singleton: true, requiredVersion: false as const, ...options };
  return {
    ...Object.fromEntries(REACT.map((entry) => [entry, react])),
    '@aimante/remote': remote,
    'react-i18next': remote,
  };
}
