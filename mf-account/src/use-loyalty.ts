import { getLoyalty } from '@aimante/api-contract/loyalty';
import { useAnswer } from '@aimante/remote/data';

export const LOYALTY_KEY = ['loyalty'] as const;

export const useLoyalty = () => useAnswer(getLoyalty, { queryKey: LOYALTY_KEY });
