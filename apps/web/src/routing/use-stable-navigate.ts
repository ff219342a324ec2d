import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';

export type StableNavigate = (to: To | number, options?: NavigateOptions) => void;

/**
 * The router's function as one that never changes. The router's own is another one at every address: given to a context, it renders
 * every post of the page that is left and of the one that is shown. Takes absolute addresses only.
 */
export function useStableNavigate(): StableNavigate {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  return useCallback((to, options) => void (typeof to === 'number' ? latest.current(to) : latest.current(to, options)), []);
}
