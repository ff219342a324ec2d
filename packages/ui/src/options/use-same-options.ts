import { useState } from 'react';

/**
 * The same object for as long as each option is the same: the options of a provider may be written in place, as props are. A function or an
 * object among them is compared by identity. `options`: a prop of the component that calls this.
 */
export function useSameOptions<Options extends object>(options: Options): Options {
  const [known, setKnown] = useState(options);
  if (areSame(known, options)) return known;
  setKnown(options);
  return options;
}

function areSame<Options extends object>(before: Options, now: Options): boolean {
  const names = Object.keys(now) as (keyof Options)[];
  return names.length === Object.keys(before).length && names.every(name => name in before && Object.is(before[name], now[name]));
}
