import type { SessionAnswer } from '@aimante/api-contract/identity';
import { usePlatform } from '@aimante/remote';

/** Opens the session that the API granted and navigates to the visitor's target. */
export function useEnter(): (answer: SessionAnswer, target: string) => void {
  const { session, navigate } = usePlatform();
  return ({ token, user }, target) => {
    session.login({ token, role: user.role });
    // The page's guard redirects a logged-in visitor at once. This navigation runs later and replaces that redirect.
    setTimeout(() => navigate(target, { replace: true }));
  };
}
