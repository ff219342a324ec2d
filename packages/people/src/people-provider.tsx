import type { ReactNode } from 'react';
import type { PeopleOptions } from './options/people-options.js';
import { PeopleContext } from './options/use-people-options.js';

export interface PeopleProviderProps {
  /** Stable: other options render all parts below again. */
  options: PeopleOptions;
  children: ReactNode;
}

/** Provides links and callbacks to the profiles, lists of accounts and dialogs below it. It stands in a `TimelineProvider`. */
export function PeopleProvider({ options, children }: PeopleProviderProps) {
  return <PeopleContext.Provider value={options}>{children}</PeopleContext.Provider>;
}
