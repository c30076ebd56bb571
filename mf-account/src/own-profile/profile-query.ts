import type { Client } from '@aimante/api-contract';
import { getProfile } from '@aimante/api-contract/users';
import { queryOptions } from '@tanstack/react-query';

export const profileQuery = (api: Client) =>
  queryOptions({ queryKey: ['profile'], queryFn: ({ signal }) => api(getProfile, {}, { signal }) });

export const PROFILE_KEY = ['profile'] as const;
