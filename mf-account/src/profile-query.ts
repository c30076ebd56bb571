import type { Client } from '@aimante/api-contract';
import { getProfile } from '@aimante/api-contract/users';
import { queryOptions } from '@aimante/remote/data';

export const profileQuery = (api: Client) =>
  queryOptions({ queryKey: ['profile'], queryFn: ({ signal }) => api(getProfile, {}, { signal }) });

export const PROFILE_KEY = ['profile'] as const;
