import { useSameOptions } from '@rookery/ui';
import type { ReactNode } from 'react';
import type { PeopleOptions } from './options/people-options.js';
import { PeopleContext } from './options/use-people-options.js';

export interface PeopleProviderProps {
  /** Compared option by option: the object may be new at each render. A new function or object in it renders all parts below again. */
  options: PeopleOptions;
  children: ReactNode;
}

/** Provides links and callbacks to the profiles, lists of accounts and dialogs below it. It stands in a `TimelineProvider`. */
export function PeopleProvider({ options, children }: PeopleProviderProps) {
  return <PeopleContext.Provider value={useSameOptions(options)}>{children}</PeopleContext.Provider>;
}
