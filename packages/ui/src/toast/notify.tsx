import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { pageToasts } from './toast-queue.js';
import type { Notice } from './toast-queue.js';

export type Notify = (notice: Notice) => void;

const NotifyContext = createContext<Notify>(pageToasts.add);

/** Replaces the page's toasts with the embedder's own notifications. */
export function NotifyProvider({ onNotify, children }: { onNotify: Notify; children: ReactNode }) {
  return <NotifyContext.Provider value={onNotify}>{children}</NotifyContext.Provider>;
}

/** Returns a function that shows a toast in the page's `ToastRegion`. */
export function useNotify(): Notify {
  return useContext(NotifyContext);
}
