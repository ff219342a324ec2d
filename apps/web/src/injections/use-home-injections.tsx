import { useClient } from '@rookery/api-client/query';
import type { InjectionSlotProps, InjectRows } from '@rookery/timeline';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../session/session-provider.js';
import { useSettings } from '../settings/settings-provider.js';
import { whenQuiet } from '../wiring/when-quiet.data.js';

type Injections = typeof import('./injections.data.js') & typeof import('./use-home-injections.js');

/** What stands between posts comes once the first posts are there. */
let loaded: Injections | null = null;

async function load(): Promise<Injections> {
  const [data, row] = await Promise.all([import('./injections.data.js'), import('./use-home-injections.js')]);
  return { ...data, ...row };
}

/** Puts what the site and the reader want between the posts of Home there; null while there is nothing. */
export function useHomeInjections(): InjectRows | null {
  const client = useClient();
  const queryClient = useQueryClient();
  const { session } = useSession();
  const { suggestionsInHome } = useSettings().settings;
  const scope = session !== null && suggestionsInHome ? session.id : null;
  // Whoever comes back finds the rows there at once: the place they left may be one of them.
  const [injectRows, setInjectRows] = useState(() => loaded?.currentInjections(queryClient) ?? null);

  useEffect(() => {
    if (scope === null) return undefined;
    let stop = () => {};
    const callOff = whenQuiet(queryClient, () => {
      let isOff = false;
      stop = () => (isOff = true);
      load().then(
        injections => {
          loaded = injections;
          if (!isOff) stop = injections.followInjections({ client, queryClient, scope }, next => setInjectRows(() => next));
        },
        // Home without its chunk is Home without suggestions.
        () => undefined,
      );
    });
    return () => {
      callOff();
      stop();
    };
  }, [client, queryClient, scope]);

  return scope === null ? null : injectRows;
}

/** Draws what stands between two posts. */
export function InjectionSlot(props: InjectionSlotProps) {
  return loaded === null ? null : <loaded.InjectionRow {...props} />;
}
