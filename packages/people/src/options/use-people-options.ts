import { createContext, useContext } from 'react';
import type { PeopleOptions } from './people-options.js';

export const PeopleContext = createContext<PeopleOptions | null>(null);

/** The options of the nearest `PeopleProvider`; throws outside one. */
export function usePeopleOptions(): PeopleOptions {
  const options = useContext(PeopleContext);
  if (options === null) throw new Error('Parts about accounts need a PeopleProvider above them.');
  return options;
}
