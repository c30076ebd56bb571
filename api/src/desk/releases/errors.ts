import { defineErrors, type Refusal } from '../../platform/text/refusal.ts';

export const releaseErrors = defineErrors({
  RELEASES_CLOSED: {
    status: 409,
    fr: 'Ce serveur n’a pas de clé (EDGE_TOKEN) : les déploiements se pilotent par la ligne de commande.',
    en: 'This server has no key (EDGE_TOKEN): releases are run from the command line.',
  },
  RELEASE_MOVED: {
    status: 409,
    fr: 'Quelqu’un d’autre vient de changer ce module. Voici où il en est : décidez de nouveau.',
    en: 'Someone else has just changed this module. This is its current state: decide again.',
  },
  RELEASE_UNKNOWN: {
    status: 409,
    fr: 'Cette version n’est pas dans le dépôt des versions. Rien n’a changé.',
    en: 'This version is not in the release store. Nothing has changed.',
  },
  RELEASE_KILLED: {
    status: 409,
    fr: 'Cette version a été coupée : publiez-en une nouvelle.',
    en: 'This version was killed: release a new one.',
  },
  CANARY_UNKNOWN: {
    status: 409,
    fr: 'Ce module n’a plus de version à l’essai. Rien n’a changé.',
    en: 'This module no longer has a version on canary. Nothing has changed.',
  },
  ROLLBACK_IMPOSSIBLE: {
    status: 409,
    fr: 'Cette version antérieure n’existe pas. Rien n’a changé.',
    en: 'This earlier version does not exist. Nothing has changed.',
  },
  SET_CONFLICT: {
    status: 409,
    fr: 'Cette version ne va pas avec les autres modules en ligne : deux d’entre eux répondraient à la même adresse. Rien n’a changé.',
    en: 'This version does not fit the other live modules: two of them would use the same address. Nothing has changed.',
  },
  CHANNEL_BUSY: {
    status: 409,
    fr: 'D’autres publications passent en ce moment. Réessayez dans un instant.',
    en: 'Other releases are under way. Try again in a moment.',
  },
  KEEPER_ABSENT: {
    status: 409,
    fr: 'Le processus qui garde les clés des versions ne répond pas. Rien n’a changé : réessayez, ou passez par la ligne de commande.',
    en: 'The process that keeps the release keys is not responding. Nothing has changed: try again, or use the command line.',
  },
  STORE_BEHIND: {
    status: 409,
    fr: 'Le dépôt des versions a perdu des états. Rien n’a changé : son propriétaire doit le réparer.',
    en: 'The release store has lost states. Nothing has changed: its owner must repair it.',
  },
  OPERATOR_UNKNOWN: {
    status: 409,
    fr: 'Le serveur du site ne reconnaît pas celui-ci : EDGE_TOKEN n’est pas le même des deux côtés.',
    en: 'The site’s server does not know this one: EDGE_TOKEN differs between the two.',
  },
  RELEASE_REFUSED: {
    status: 409,
    fr: 'Le serveur du site refuse ({code}). Rien n’a changé.',
    en: 'The site’s server refused ({code}). Nothing has changed.',
  },
  EDGE_UNREACHABLE: {
    status: 503,
    fr: 'Le serveur du site ne répond pas. Rien n’a changé.',
    en: 'The site’s server is not responding. Nothing has changed.',
  },
});

export function refusalOf(code: string): Refusal {
  const refuse = new Map(Object.entries(releaseErrors)).get(code) ?? releaseErrors.RELEASE_REFUSED;
  return refuse({ code });
}
