import { listSessions } from '@aimante/api-contract/identity';
import { useAnswer } from '@aimante/remote/data';

export const SESSIONS_KEY = ['sessions'] as const;

export const useSessions = () => useAnswer(listSessions, { queryKey: SESSIONS_KEY });
