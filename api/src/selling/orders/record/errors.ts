import { defineErrors } from '../../../platform/text/refusal.ts';

export const orderErrors = defineErrors({
  ORDER_NOT_FOUND: { status: 404, fr: 'Cette commande n’existe pas.', en: 'This order does not exist.' },
  ORDER_LINK_THROTTLED: {
    status: 429,
    fr: 'Plusieurs liens ont déjà été demandés pour cette adresse e-mail. Regardez aussi dans les indésirables, ou réessayez dans {minutes} min.',
    en: 'Several links were already requested for this e-mail address. Check your spam folder too, or try again in {minutes} min.',
  },
  IDEMPOTENCY_KEY_MISSING: {
    status: 400,
    fr: 'La demande n’a pas d’en-tête Idempotency-Key.',
    en: 'The request has no Idempotency-Key header.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    fr: 'Cette demande a déjà été envoyée avec un autre contenu. Rechargez la page.',
    en: 'This request was sent before with other contents. Reload the page.',
  },
  CONTACT_EMAIL_MISSING: {
    status: 400,
    fr: 'Indiquez votre adresse e-mail.',
    en: 'Enter your e-mail address.',
  },
  ORDER_TRANSITION_REFUSED: {
    status: 409,
    fr: 'Ce changement n’est plus possible : {reason}',
    en: 'This change is no longer possible: {reason}',
  },
  ORDER_FULLY_REFUNDED: {
    status: 409,
    fr: 'Cette commande est entièrement remboursée : elle ne part en fabrication que si vous le décidez.',
    en: 'This order is fully refunded. It stays out of production unless you decide otherwise.',
  },
  ORDER_NOT_PAYABLE: {
    status: 409,
    fr: 'Cette commande ne peut plus être payée.',
    en: 'This order can no longer be paid.',
  },
  ORDER_ALREADY_PAID: {
    status: 409,
    fr: 'Cette commande est déjà payée.',
    en: 'This order is already paid.',
  },
  ORDER_REPLACED: {
    status: 409,
    fr: 'Cette commande a été remplacée par une autre, passée avec le même panier.',
    en: 'This order was replaced by another one, placed with the same cart.',
  },
  CHECKOUT_ORDERED: {
    status: 409,
    fr: 'Ce panier est déjà commandé.',
    en: 'This cart has already been ordered.',
  },
  ORDER_REPEATED: {
    status: 409,
    fr: 'La même commande vient d’être passée.',
    en: 'An identical order was just placed.',
  },
  ORDER_TOTAL_DIFFERS: {
    status: 409,
    fr: 'Le total de la commande a changé. Vérifiez-le avant de payer.',
    en: 'The total of the order has changed. Check it before you pay.',
  },
  ORDER_ADDRESS_FIXED: {
    status: 409,
    fr: 'L’adresse ne peut plus être changée : la commande est déjà emballée ou terminée.',
    en: 'The address can no longer be changed: the order is already packed or completed.',
  },
  ORDER_ADDRESS_ELSEWHERE: {
    status: 409,
    fr: 'Dans ce pays ou territoire, la commande n’a pas le même prix. Annulez-la et passez-en une autre.',
    en: 'The order has another price in that country or territory. Cancel it and place another one.',
  },
  ORDER_ADDRESS_LABELLED: {
    status: 409,
    fr: 'Une étiquette porte déjà cette adresse. Annulez l’étiquette, puis changez l’adresse.',
    en: 'A label has this address already. Discard the label, then change the address.',
  },
  ORDER_LINES_FIXED: {
    status: 409,
    fr: 'Les articles ne peuvent plus être modifiés : ils sont déjà sur une planche d’impression, ou la commande est terminée.',
    en: 'The items can no longer be changed: they are already on a print sheet, or the order is completed.',
  },
  SUPPLEMENT_IMPOSSIBLE: {
    status: 409,
    fr: 'Cette commande ne peut plus recevoir d’articles : elle est déjà sur une planche d’impression, terminée ou annulée.',
    en: 'This order can take no more items: it is already on a print sheet, completed or cancelled.',
  },
  SUPPLEMENT_OPEN: {
    status: 409,
    fr: 'Le complément {number} attend encore son paiement. Retirez-le avant d’en proposer un autre.',
    en: 'Supplement {number} is still waiting for payment. Withdraw it before you offer another one.',
  },
  SUPPLEMENT_FIXED: {
    status: 409,
    fr: 'Un complément ne se modifie pas. Retirez-le, puis proposez-en un autre depuis la commande.',
    en: 'A supplement cannot be changed. Withdraw it, then offer another one from the order.',
  },
  SUPPLEMENT_CLOSED: {
    status: 409,
    fr: 'Ce complément n’attend plus de paiement.',
    en: 'This supplement is no longer waiting for payment.',
  },
  ORDER_LEAVES_TOGETHER: {
    status: 409,
    fr: '{number} part dans le même colis et n’est pas encore emballée.',
    en: '{number} goes into the same parcel and is not packed yet.',
  },
  ORDER_LINES_UNPAID: {
    status: 409,
    fr: 'Cette commande n’est pas encore payée. Choisissez « Modifier la commande » : une autre la remplace.',
    en: 'This order is not paid yet. Choose “Change the order”: another one replaces it.',
  },
  ORDER_LINES_ADDED: {
    status: 409,
    fr: '« {name} » : la quantité ne peut que diminuer. Pour en ajouter, choisissez « Ajouter des articles ».',
    en: '“{name}”: the quantity can only decrease. To add some, choose “Add items”.',
  },
  ORDER_LINES_SET: {
    status: 409,
    fr: '« {name} » est un lot de {size} : il se retire en entier.',
    en: '“{name}” is a set of {size}: it is removed as a whole.',
  },
  ORDER_LINES_PHOTOS: {
    status: 409,
    fr: '« {name} » : les exemplaires des photos ne font pas la quantité. Choisissez les photos à retirer.',
    en: '“{name}”: the copies of the photos do not add up to the quantity. Choose the photos to remove.',
  },
  ORDER_LINES_OTHER: {
    status: 409,
    fr: 'Ces articles ne sont plus dans la commande. Rechargez la page.',
    en: 'These items are no longer in the order. Reload the page.',
  },
  ORDER_LINES_NONE: {
    status: 409,
    fr: 'Il ne resterait aucun article. Annulez plutôt la commande.',
    en: 'No item would be left. Cancel the order instead.',
  },
  NOTE_MENTION_UNKNOWN: {
    status: 409,
    fr: 'Une personne mentionnée n’a plus accès aux commandes. Retirez son nom, puis réessayez.',
    en: 'A person you mentioned can no longer see orders. Remove the name, then try again.',
  },
  ORDER_PHOTOS_MISSING: {
    status: 409,
    fr: 'Des photos du client manquent encore : la commande ne peut pas être imprimée.',
    en: 'Photos of the customer are still missing: the order cannot be printed.',
  },
  ORDER_PHOTOS_ARRIVED: {
    status: 409,
    fr: 'Les photos sont arrivées entre-temps : il n’y a plus rien à demander au client.',
    en: 'The photos have arrived in the meantime: there is nothing left to ask for.',
  },
  ORDER_REMINDED: {
    status: 409,
    fr: 'Ce client a déjà reçu une demande il y a moins d’un jour. Attendez demain.',
    en: 'This customer was asked less than a day ago. Wait until tomorrow.',
  },
  ORDER_PHOTOS_CLOSED: {
    status: 409,
    fr: 'Cette commande n’attend plus de photos.',
    en: 'This order is no longer waiting for photos.',
  },
  ORDER_PHOTOS_TOO_MANY: {
    status: 409,
    fr: 'Vous avez choisi trop de photos : il en manque {left} pour cet article.',
    en: 'You have chosen too many photos: {left} are missing for this item.',
  },
  PHOTO_NOT_BLOCKED: {
    status: 409,
    fr: 'Cette photo n’a pas besoin d’être remplacée.',
    en: 'This photo does not need to be replaced.',
  },
  PHOTO_MUST_BE_REPLACED: {
    status: 409,
    fr: 'Cette photo ne peut pas être imprimée telle quelle : choisissez-en une autre.',
    en: 'This photo cannot be printed as it is: choose another one.',
  },
  CLAIM_TOO_EARLY_OR_LATE: {
    status: 409,
    fr: 'Vous pouvez signaler un problème dans les 30 jours après la livraison.',
    en: 'You can report a problem within 30 days of delivery.',
  },
  NOT_WITHDRAWABLE: {
    status: 409,
    fr: 'Ces articles n’ont pas de droit de rétractation, ou les 14 jours sont passés.',
    en: 'These items have no right of withdrawal, or the 14 days are over.',
  },
  REFUND_LINE_TAKEN: {
    status: 409,
    fr: '« {name} » : il ne reste que {available} à rembourser. Vérifiez les quantités.',
    en: '“{name}”: only {available} left to refund. Check the quantities.',
    none: {
      fr: '« {name} » est déjà remboursé. Vérifiez les quantités.',
      en: '“{name}” is already refunded. Check the quantities.',
    },
  },
  REFUND_AMOUNT_DIFFERS: {
    status: 409,
    fr: 'Le montant de ces lignes est de {expectedCents}. Vérifiez-le, puis remboursez.',
    en: 'The amount of these lines is {expectedCents}. Check it, then refund.',
  },
  REFUND_TOO_LARGE: {
    status: 409,
    fr: 'Il ne reste que {leftCents} à rembourser.',
    en: 'Only {leftCents} is left to refund.',
  },
});
