import { useClient } from '@rookery/api-client/query';
import type { InjectionSlotProps, Injections } from '@rookery/timeline';
import { SUGGESTIONS_KIND, SuggestionsBlockScreen } from '@rookery/timeline/suggestions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../session/session-provider.js';
import { useSettings } from '../settings/settings-provider.js';
import { whenQueriesSettle } from '../session/when-queries-settle.data.js';
import { currentInjections, followInjections } from './injections.data.js';

/** Injects suggestions between the posts of Home, where the site and the reader's settings allow it; null while there are none. */
export function useHomeInjections(): Injections | null {
  const client = useClient();
  const queryClient = useQueryClient();
  const { session } = useSession();
  const { suggestionsInHome } = useSettings().settings;
  const scope = session !== null && suggestionsInHome ? session.id : null;
  // Rows that were injected before are there at once: the restored scroll position may be at one of them.
  const [injections, setInjections] = useState(() => currentInjections(queryClient));

  useEffect(() => {
    if (scope === null) return undefined;
    let unfollow = () => {};
    const cancel = whenQueriesSettle(queryClient, () => {
      unfollow = followInjections({ client, queryClient, scope }, setInjections);
    });
    return () => {
      cancel();
      unfollow();
    };
  }, [client, queryClient, scope]);

  return scope === null ? null : injections;
}

/** Renders an injected row by its kind. */
export function InjectionSlot({ injection, titleId }: InjectionSlotProps) {
  return injection.kind === SUGGESTIONS_KIND ? <SuggestionsBlockScreen titleId={titleId} allHref="/suggestions" /> : null;
}
