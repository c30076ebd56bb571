import { defineErrors } from '../../http/refusal.ts';

export const releaseErrors = defineErrors({
  RELEASES_CLOSED: {
    status: 409,
    fr: 'Ce serveur n’a pas de clé (EDGE_TOKEN) : les déploiements se pilotent par la ligne de commande.',
    en: 'This server has no key (EDGE_TOKEN): releases are run from the command line.',
  },
  RELEASE_REFUSED: {
    status: 409,
    fr: 'Le serveur du site refuse : {reason}',
    en: 'The site’s server refuses: {reason}',
  },
  RELEASE_MOVED: {
    status: 409,
    fr: 'Quelqu’un d’autre vient de changer ce module. Voici où il en est : décidez de nouveau.',
    en: 'Somebody else has just changed this module. This is how it stands: decide again.',
  },
  EDGE_UNREACHABLE: {
    status: 503,
    fr: 'Le serveur du site ne répond pas. Rien n’a changé.',
    en: 'The site’s server does not answer. Nothing has changed.',
  },
});
