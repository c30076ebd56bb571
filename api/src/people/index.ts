export { eraseGuest } from './accounts/closing/erase-guest.ts';
export { purgeAccounts } from './accounts/closing/purge-accounts.ts';
export { retireAccounts } from './accounts/closing/retire-accounts.ts';
export { packPersonalData } from './accounts/data-export/data-export.ts';
export { removeUser } from './accounts/manage-user.ts';
export { registerAccounts } from './accounts/routes.ts';
export { purgeContacts } from './contact/purge-contacts.ts';
export { registerContact } from './contact/routes.ts';
export { registerSecondFactors } from './identity/factor-routes.ts';
export { orderLinkWait } from './identity/login/throttle.ts';
export { registerIdentity } from './identity/routes.ts';
export { createAuthenticate } from './identity/sessions/authenticate.ts';
export { accountMails } from './mails/account-mails.ts';
export { securityMails } from './mails/security-mails.ts';
export { shopMails } from './mails/shop-mails.ts';
export { registerNewsletter } from './newsletter/routes.ts';
export { adoptPhotos } from './photos/keeping/adopt-photos.ts';
export { erasePhotos, keepOrdered, releasePhotos, unorderedDays } from './photos/keeping/keep-photo.ts';
export { purgePhotos } from './photos/photo-jobs.ts';
export { photoErrors } from './photos/record/errors.ts';
export { photoPurged } from './photos/record/photo-events.ts';
export { readPhotoFiles } from './photos/record/photo-files.ts';
export { photoPreviewUrl } from './photos/record/photo-link.ts';
export { isInOpenOrder, isOrdered } from './photos/record/photo-lookups.ts';
export { photoOwners, userKey } from './photos/record/photo-owner.ts';
export { lockPhotos, originalKey, type PhotoRow, previewKey, usablePhotos } from './photos/record/photo-rows.ts';
export { registerPhotos } from './photos/routes.ts';
export { registerTeam } from './team/routes.ts';
export {
  accountErased,
  emailProved,
  guestErased,
  guestId,
  type PersonalSections,
  personalDataRequested,
} from './users/account-events.ts';
export { anonymousAddress, isAnonymous, isAnonymousAddress } from './users/anonymous.ts';
export { userErrors } from './users/errors.ts';
export {
  guestPhotoIds,
  hasOpenOrders,
  hasOrders,
  lastOrderAt,
  loyaltyPoints,
  orderCount,
  orderedPhotoIds,
  spentCents,
} from './users/order-lookups.ts';
export { levelsOf, staffLevels } from './users/staff-levels.ts';
export { userLookups } from './users/user-lookups.ts';
