import { createContext, useLayoutEffect, type ReactNode } from 'react';
import { callBeforeRouter } from './before-router.dom.js';

export const LayerHistoryContext = createContext(false);

/**
 * Lets going back close the topmost layer below it: modal, menu sheet (MOD-03). ADR 16. It belongs inside the router: effects of children
 * run first, so that it listens to the history before the router does.
 */
export function LayerHistoryProvider({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    window.addEventListener('popstate', callBeforeRouter);
    return () => window.removeEventListener('popstate', callBeforeRouter);
  }, []);
  return <LayerHistoryContext.Provider value>{children}</LayerHistoryContext.Provider>;
}
