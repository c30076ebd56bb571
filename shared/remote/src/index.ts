export {
  type DehydratedState,
  dehydrate,
  hashKey,
  hydrate,
  infiniteQueryOptions,
  keepPreviousData,
  QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
  queryOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
export { useLocation, useNavigate } from 'react-router-dom';
export { type AppDefinition, defineApp, defineFragment } from './define-app.tsx';
export { takeOver, useT } from './former-contract.ts';
export { Link, type LinkProps } from './link/link.tsx';
export { NavLink, type NavLinkProps } from './link/nav-link.tsx';
export { hydrateElement } from './react-roots.ts';
export { useAskSignIn, useLocale, usePageParams, usePlatform, useSession } from './remote-context.ts';
export { isStepUpDeclined, useSignedIn } from './sign-in/use-signed-in.ts';
export { Slot } from './slot.tsx';
export { createTexts, type LocaleLoaders, type Texts } from './texts.ts';
export { type Typing, watchTyping } from './typing.ts';
export { missingModules, retryModules, untilLoaded, whileMissing } from './until-loaded.ts';
export { useHasScripts } from './use-has-scripts.ts';
export { type PageLink, useLinks } from './use-links.ts';
export { useSearchParams } from './use-search-params.ts';
