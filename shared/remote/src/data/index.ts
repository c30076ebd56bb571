export {
  hashKey,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useInfiniteQuery,
} from '@aimante/remote';
export { isConflict, isMissing, isNoResponse, isRefusal } from './api-error-kind.ts';
export { Loaded, type LoadState } from './loaded.tsx';
export { LoadedContext } from './loaded-context.ts';
export { NotFound } from './not-found.tsx';
export { createServerLoad, dehydrateQueries, hydrateQueries, type ServerLoad } from './server-queries.ts';
export { useAnswer } from './use-answer.ts';
export { useApi } from './use-api.ts';
export { useChange } from './use-change.ts';
export { useErrorText } from './use-error-text.ts';
export { useLoad } from './use-load.ts';
export { useQueryCache } from './use-query-cache.ts';
export { useRefresh } from './use-refresh.ts';
