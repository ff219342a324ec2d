import { createContext, useContext, type ReactNode } from 'react';

/** The release of the app that the page was loaded from, as far as its lazy parts need it. */
export interface Release {
  /** Whether the host serves a later release by now, without the files of this one. Asked after a part could not be loaded. */
  isOutdated(): Promise<boolean>;
  /** The reader wants the page loaded anew. The app may wait, so that nothing is lost. */
  reload(): void;
}

const ReleaseContext = createContext<Release | null>(null);

/** Has parts that a later release has replaced offer to reload the page. Without it they offer to try again. */
export function ReleaseProvider({ release, children }: { release: Release; children: ReactNode }) {
  return <ReleaseContext.Provider value={release}>{children}</ReleaseContext.Provider>;
}

export const useRelease = (): Release | null => useContext(ReleaseContext);
