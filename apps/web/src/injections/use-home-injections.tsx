import { useClient } from '@rookery/store';
import type { InjectionSlotProps, Injections } from '@rookery/timeline';
import { useLocale } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { useSession } from '../session/session-provider.js';
import { useSettings } from '../settings/settings-provider.js';
import { afterRows } from '../session/after-rows.data.js';
import type { AdCode } from './injections.data.js';

type InjectionCode = typeof import('./home-rows.screen.js');

/** The code of the rows, loaded after the first posts; kept, so that a list which is restored has its rows in the first render. */
let code: InjectionCode | null = null;

async function loadCode(): Promise<InjectionCode> {
  return (code = await import('./home-rows.screen.js'));
}

/** The code of the ads, loaded where the site has them. Their row is there before the first placement. */
let AdRow: ComponentType<InjectionSlotProps> | null = null;

async function loadAds(): Promise<AdCode> {
  const { AdRow: row, followAds, sitePlacements, usableAds } = await import('./ads.js');
  AdRow = row;
  return { followAds, sitePlacements, usableAds };
}

/** Injects suggestions and ads between the posts of Home, where the site and the reader's settings allow it; null while there are none. */
export function useHomeInjections(): Injections | null {
  const client = useClient();
  const queryClient = useQueryClient();
  const { session } = useSession();
  const { suggestionsInHome: hasSuggestions } = useSettings().settings;
  const { locale } = useLocale();
  const scope = session === null ? null : session.id;
  // Rows that were injected before are there at once: the restored scroll position may be at one of them.
  const [injections, setInjections] = useState(() => code?.currentInjections(queryClient) ?? null);

  useEffect(() => {
    if (scope === null) return undefined;
    let isCancelled = false;
    let unfollow = () => {};
    const follow = async (): Promise<void> => {
      const { followInjections } = code ?? (await loadCode());
      const options = { client, queryClient, scope, locale, hasSuggestions, loadAds };
      if (!isCancelled) unfollow = followInjections(options, setInjections);
    };
    // Home is complete without injected rows: where their code cannot be loaded there are none.
    const cancel = afterRows(queryClient, 'injections', () => void follow().catch(() => undefined));
    return () => {
      isCancelled = true;
      cancel();
      unfollow();
    };
  }, [client, queryClient, scope, locale, hasSuggestions]);

  return scope === null ? null : injections;
}

/** Renders an injected row by its kind. */
export function InjectionSlot({ injection, titleId }: InjectionSlotProps) {
  if (injection.kind === code?.SUGGESTIONS_KIND) return <code.SuggestionsBlockScreen titleId={titleId} allHref="/suggestions" />;
  return AdRow && <AdRow injection={injection} titleId={titleId} />;
}
