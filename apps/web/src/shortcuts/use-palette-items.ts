import { hasChats, type Account, type Relationship } from '@rookery/api-client';
import { kindOfWords } from '@rookery/explore/search';
import { listsQuery } from '@rookery/people/lists';
import { accountsKey, relationshipKey, useClient } from '@rookery/store';
import { offeredCommands, useTimelineOptions } from '@rookery/timeline';
import { hashtagName, markOf, plainName, shownHandle, useMessages } from '@rookery/ui';
import { keysOf } from '@rookery/ui/keyboard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { messages } from '../messages/messages.js';
import { hrefs } from '../routing/hrefs.js';
import { useSession } from '../session/session-provider.js';
import { searchHref } from '../session/use-own-searches.js';
import { searchedSettings } from '../settings/searched-settings.js';
import { useSettingTexts } from '../settings/setting-texts.js';
import { offeredSections } from '../settings/settings-sections.js';
import { useSettings } from '../settings/settings-provider.js';
import { useAllSettings } from '../settings/use-all-settings.js';
import { useAccountItems } from '../shell/use-account-items.js';
import { isPlace, placeHref, placesOf, type Command } from './app-commands.js';
import { listAt } from './app-keys.dom.js';
import { useCommandGroups, useNamedCommands } from './use-commands.js';
import { distinctById, type PaletteItem } from './palette-item.js';
import { paletteMessages } from './palette-messages.js';
import type { UsedItem } from './palette-used.js';

/** The accounts in the cache that are offered at most. */
const MOST_KNOWN = 500;
/** They are no use in the palette itself. */
const leftOut: readonly Command['id'][] = ['palette', 'next', 'previous'];

/** A person as an item. */
export function personItem(
  account: Pick<Account, 'acct' | 'display_name' | 'emojis' | 'username' | 'avatar' | 'id' | 'url'>,
): PaletteItem {
  const handle = `@${shownHandle(account.acct)}`;
  return {
    id: hrefs.account(account),
    kind: 'person',
    label: plainName(account.display_name, account.emojis) || account.username || handle,
    words: account.acct,
    detail: handle,
    avatar: account.avatar,
    href: hrefs.account(account),
  };
}

/**
 * Everything that the palette finds without asking: the commands and pages of the table of shortcuts, commands on the current post, own lists, known
 * people, settings, and what the account menu has.
 *
 * @param target The element that had the focus.
 * @param run Runs a command once the palette is closed.
 */
export function usePaletteItems(target: EventTarget | null, run: (id: Command['id']) => void): readonly PaletteItem[] {
  const { feeds } = useTimelineOptions();
  const { shortcutKeys } = useSettings().settings;
  const named = useNamedCommands();
  const offered = new Set(useCommandGroups().flatMap(group => group.commands.map(({ id }) => id)));
  // Of the row that was current when the palette opened.
  const [ofPost] = useState(() => new Set<string>(offeredCommands(feeds, listAt(target))));
  const commands = named
    .filter(({ id, group }) => (group === 'page' && !isPlace(id)) || (group === 'post' && ofPost.has(id)))
    .filter(({ id }) => offered.has(id) && !leftOut.includes(id))
    .map((command): PaletteItem => {
      const kind = command.group === 'post' ? 'post' : 'command';
      return {
        id: command.id,
        kind,
        label: command.name,
        words: '',
        keys: keysOf(command, shortcutKeys),
        run: () => run(command.id),
      };
    });
  const all = [...commands, ...usePages(), ...useOwnLists(), ...useSettingItems(), ...useAccountCommands(), ...useKnownPeople()];
  return distinctById(all);
}

function usePages(): PaletteItem[] {
  const text = useMessages(messages);
  const { session, features } = useSession();
  const { shortcutKeys } = useSettings().settings;
  const named = useNamedCommands();
  const places = placesOf(session?.account?.acct ?? null, features);
  // Pages without a key.
  const names = new Map(Object.entries({ explore: text.explore(), events: text.events() }));
  const ofCommand = new Map(
    named.flatMap(command => {
      const href = isPlace(command.id) ? placeHref(command.id, places) : null;
      return href === null ? [] : [[href, command] as const];
    }),
  );
  return places.map(({ href, text: name }) => {
    const command = ofCommand.get(href);
    const label = command?.name ?? names.get(name) ?? name;
    return { id: href, kind: 'page', label, words: '', href, ...(command && { keys: keysOf(command, shortcutKeys) }) };
  });
}

function useOwnLists(): PaletteItem[] {
  const { session, features } = useSession();
  const { data: lists = [] } = useQuery({ ...listsQuery(useClient()), enabled: session !== null && features.lists === true });
  return lists.map(({ id, title }) => {
    const href = `/list/${encodeURIComponent(id)}`;
    return { id: href, kind: 'list', label: title || id, words: '', href };
  });
}

function useSettingItems(): PaletteItem[] {
  const texts = useSettingTexts();
  const { session, features } = useSession();
  const { absent } = useAllSettings();
  const places = offeredSections({ isSignedIn: session !== null, hasChats: hasChats(features) });
  return searchedSettings(places, absent, texts).map(({ href, label, section, words }) => ({
    id: href,
    kind: 'setting',
    label,
    words: `${section} ${words}`,
    detail: section,
    href,
  }));
}

/** Drafts, the other accounts, and what else the menu of the account has. */
function useAccountCommands(): PaletteItem[] {
  return useAccountItems().flatMap(({ id, label, onAction }) =>
    onAction === undefined ? [] : [{ id: `account:${id}`, kind: 'account' as const, label, words: '', run: onAction }],
  );
}

/** The accounts in the cache, those that the reader follows first. */
function useKnownPeople(): PaletteItem[] {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const accounts = queryClient.getQueriesData<Account>({ queryKey: accountsKey }).flatMap(([, account]) => account ?? []);
    const isFollowed = ({ id }: Account): boolean =>
      queryClient.getQueryData<Relationship>(relationshipKey(id))?.following === true;
    return accounts
      .toSorted((a, b) => Number(isFollowed(b)) - Number(isFollowed(a)))
      .slice(0, MOST_KNOWN)
      .map(personItem);
  }, [queryClient]);
}

/** The items that only what was typed makes: its hashtag and its search. The hashtag is meant where its sign was typed. */
export function useTypedItems(typed: string): { first: readonly PaletteItem[]; last: readonly PaletteItem[] } {
  const text = useMessages(paletteMessages);
  const words = typed.trim();
  if (words === '') return { first: [], last: [] };
  const name = hashtagName(words);
  const tags = name === null ? [] : [tagItem(name)];
  const href = searchHref(words, kindOfWords(words, 'posts'));
  const search: PaletteItem = { id: href, kind: 'search', label: text.searchFor({ words }), words, href };
  return markOf(words) === '#' ? { first: tags, last: [search] } : { first: [], last: [...tags, search] };
}

const tagItem = (name: string): PaletteItem => ({
  id: hrefs.tag(name),
  kind: 'tag',
  label: `#${name}`,
  words: '',
  href: hrefs.tag(name),
});

/** A person or hashtag that was used and is not known any more, by its address. */
export function usedItem({ id, label }: UsedItem): PaletteItem {
  return { id, kind: id.startsWith('/@') ? 'person' : 'tag', label, words: id.slice(1), href: id };
}
