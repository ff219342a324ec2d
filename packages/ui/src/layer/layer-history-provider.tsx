import { createContext, type ReactNode } from 'react';

export const LayerHistoryContext = createContext(false);

/** Gives each layer below it (modal, menu sheet) a history entry: going back closes the topmost one (MOD-03). ADR 28. */
export function LayerHistoryProvider({ children }: { children: ReactNode }) {
  return <LayerHistoryContext.Provider value>{children}</LayerHistoryContext.Provider>;
}
