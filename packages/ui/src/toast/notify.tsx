import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { pageToasts } from './toast-queue.js';
import type { Notice } from './toast-queue.js';

export type Notify = (notice: Notice) => void;

const NotifyContext = createContext<Notify>(pageToasts.add);

/** Lets an embedder show the notices of everything below in its own way. */
export function NotifyProvider({ onNotify, children }: { onNotify: Notify; children: ReactNode }) {
  return <NotifyContext value={onNotify}>{children}</NotifyContext>;
}

/** Tells the reader something in passing: a toast in the page's `ToastRegion`. */
export function useNotify(): Notify {
  return useContext(NotifyContext);
}
