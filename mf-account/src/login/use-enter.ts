import type { SessionAnswer } from '@aimante/api-contract/identity';
import { usePlatform } from '@aimante/remote';

/** Opens the session that the API granted, and leads to where the visitor was going. */
export function useEnter(): (answer: SessionAnswer, target: string) => void {
  const { session, navigate } = usePlatform();
  return ({ token, user }, target) => {
    session.login({ token, role: user.role });
    // The page's guard sends everybody who is logged in away at once; this comes after it, and stands.
    setTimeout(() => navigate(target, { replace: true }));
  };
}
