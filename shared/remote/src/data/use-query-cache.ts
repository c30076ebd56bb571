import { type QueryClient, usePlatform } from '@aimante/remote';
import { queryClientOf } from './query-client.ts';

export const useQueryCache = (): QueryClient => queryClientOf(usePlatform());
