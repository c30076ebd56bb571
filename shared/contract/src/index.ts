export { type CartAnswer, type CartPhoto, type CartRequest, cartRequestSchema } from './cart/cart-request.ts';
export {
  descriptorSchema,
  PORTS,
  type Port,
  RELEASE_VERSION,
  REMOTE_NAME,
  type RemoteAssets,
  type RemoteDescriptor,
  type RemoteForm,
  type RemoteFragment,
  type RemoteLink,
  type RemoteRoute,
  type RouteAccess,
  type RouteLayout,
} from './descriptor/descriptor.ts';
export { type FileTable, filePathSchema, integritySchema } from './descriptor/files.ts';
export {
  createEventBus,
  type EventBus,
  type EventBusOptions,
  type EventChannel,
  type EventListener,
  type EventProblem,
  MAX_EVENT_BYTES,
} from './events/event-bus.ts';
export {
  type EventName,
  type EventPayload,
  eventFields,
  SHARED_EVENTS,
  STICKY_EVENTS,
} from './events/event-fields.ts';
export { type HeadDocument, type HeadInput, type HeadTag, pageHead } from './head/page-head.ts';
export { DEFAULT_LOCALE, isLocale, LOCALES, type Locale, localizePath, splitLocale } from './locale/locale.ts';
export { betterLocale, LOCALE_KEY, type LocaleHints, rememberLocale } from './locale/preferred-locale.ts';
export { accountOf } from './platform/account-of.ts';
export { isRemoteLifecycles, type LifecycleProps, type RemoteLifecycles } from './platform/lifecycles.ts';
export type * from './platform/platform.ts';
export { createWritable, type Readable, type Writable } from './platform/readable.ts';
export { requireNotice, requireQuestion } from './platform/words.ts';
export {
  type BrowserReleaseSet,
  type BrowserRemote,
  releaseBase,
  toBrowserReleaseSet,
  toBrowserRemote,
} from './release-set/browser-release-set.ts';
export { type ReleaseSet, releaseSetSchema, type StoppedRemote } from './release-set/release-set.ts';
export { isClosedForWorks } from './routing/maintenance.ts';
export { matchRoute, type RouteMatch } from './routing/match-route.ts';
export { areSafeParams, stripMarkup } from './routing/route-security.ts';
export { safeRedirect } from './routing/safe-redirect.ts';
export { stoppedAt } from './routing/stopped-at.ts';
export { withoutTrackers } from './routing/without-trackers.ts';
export type * from './server/server-render.ts';
export { internationalPhone, type ShopIdentity } from './site/shop-identity.ts';
export type * from './site/site-config.ts';
export { INSPECTOR_SLOT } from './slots/inspector-slot.ts';
export { type PropTypes, propTypesSchema } from './slots/prop-types.ts';
export type * from './slots/slot-props.ts';
export { CONTRACT_VERSION, FORMER_CONTRACT, formerContractNote, isCompatibleContract, isEnded } from './version.ts';
