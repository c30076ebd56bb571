import { getProfile } from '@aimante/api-contract/users';
import { useAnswer } from '@aimante/remote/data';

export const PROFILE_KEY = ['profile'] as const;

export const useProfile = () => useAnswer(getProfile, { queryKey: PROFILE_KEY });
