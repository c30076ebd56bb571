import { getSecondFactors } from '@aimante/api-contract/second-factor';
import { useAnswer } from '@aimante/remote/data';

export const FACTORS_KEY = ['second-factors'] as const;

export const useSecondFactors = () => useAnswer(getSecondFactors, { queryKey: FACTORS_KEY });
