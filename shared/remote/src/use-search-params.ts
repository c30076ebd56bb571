import { useCallback, useLayoutEffect, useRef } from 'react';
import {
  createSearchParams,
  type SetURLSearchParams,
  type URLSearchParamsInit,
  useSearchParams as useRouterParams,
} from 'react-router-dom';

/**
 * The query of the address, as the router gives it, but a function that changes it gets the latest query, also before the
 * next render. Presses from before hydration are repeated at once, and each must keep what the others changed.
 */
export function useSearchParams(defaultInit?: URLSearchParamsInit): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useRouterParams(defaultInit);
  const latest = useRef(params);
  // A press may be repeated right after the commit, before other effects run.
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback<SetURLSearchParams>(
    (next, options) => {
      const init = typeof next === 'function' ? next(new URLSearchParams(latest.current)) : next;
      latest.current = createSearchParams(init);
      setParams(latest.current, options);
    },
    [setParams],
  );
  return [params, change];
}
