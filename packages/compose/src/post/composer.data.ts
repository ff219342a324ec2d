import {
  browserStorage,
  detectFeatures,
  newId,
  type Account,
  type Client,
  type Status,
  type Visibility,
} from '@rookery/api-client';
import {
  instanceQuery,
  ownAccountQuery,
  statusQuery,
  type DraftStore,
  type StoredDraft,
  composersKey,
  postingDefaultsKey,
  type Draft,
} from '@rookery/store';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { defaultVisibility } from './composer-rules.js';
import type { NewId } from './draft-changes.js';
import { beginDraft, type ComposerDefaults, type DraftStart } from './draft-starts.js';
import { loadEdit } from './edit-source.data.js';
import { readDraft } from './stored-draft.js';
import { keptParts, withKeptWords } from './unstored-words.js';

interface LoadedDraft {
  readonly draft: Draft;
  /** Whether it comes from the draft store. */
  readonly isStored: boolean;
}

interface ComposerWorld {
  readonly client: Client;
  readonly drafts: DraftStore;
  readonly now: () => number;
  readonly newId: NewId;
}

/** The stored posts that this version can read, newest first; the others stay stored. Rejects as `DraftStore.list` does. */
export async function readDrafts(drafts: DraftStore): Promise<StoredDraft<Draft>[]> {
  const stored = await drafts.list('post');
  return stored.flatMap(draft => {
    const value = readDraft(draft.value, newId);
    return value === null ? [] : [{ ...draft, value }];
  });
}

interface WantedDraft {
  readonly draftId: string;
  /** A failed read rejects; else a new draft begins. */
  readonly isStored: boolean;
  readonly start: DraftStart;
  readonly replyVisibility: Visibility;
}

/** The stored draft, else a new one from `start`. Loaded once for each composer. */
export function composerQuery(
  { client, drafts, now, newId }: ComposerWorld,
  { draftId, isStored, start, replyVisibility }: WantedDraft,
) {
  return queryOptions({
    queryKey: [...composersKey, draftId],
    queryFn: async ({ client: queryClient }): Promise<LoadedDraft> => {
      const stored = await drafts.get<unknown>(draftId).catch((error: unknown) => {
        if (isStored) throw error;
        return null;
      });
      const readable = stored && readDraft(stored.value, newId);
      if (stored !== null && readable !== null) {
        const draft = withKeptWords(browserStorage('session'), readable, newId);
        // Until it is stored, the words are in the tab's session storage alone.
        if (draft !== readable) await drafts.put({ ...stored, value: draft }).catch(() => undefined);
        return { draft, isStored: true };
      }
      const kept = keptParts(browserStorage('session'), draftId);
      const wanted = kept === null ? start : { ...start, parts: kept };
      const whole =
        wanted.editedId === undefined || wanted.parts !== undefined ? wanted : await loadEdit(client, queryClient, wanted);
      const [defaults, replied, quoted, hasRecipients] = await Promise.all([
        queryClient.fetchQuery(composerDefaultsQuery(client)),
        loadSubject(client, queryClient, whole.inReplyToId),
        loadSubject(client, queryClient, whole.quoteId),
        takesRecipients(client, queryClient),
      ]);
      const draft = beginDraft(
        draftId,
        whole,
        { replied, quoted },
        { ...defaults, hasRecipients, replyVisibility },
        now(),
        newId,
      );
      return { draft, isStored: false };
    },
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    // A draft that is typed without a network begins with the defaults that are known.
    networkMode: 'always',
  });
}

/**
 * The draft of a start, where all that it takes from the server is in the cache; else undefined. For an id that was just made: neither the
 * draft store nor the words of a closed page have anything for it.
 */
export function beginFromCache(
  { client, now, newId }: Omit<ComposerWorld, 'drafts'>,
  queryClient: QueryClient,
  { draftId, start, replyVisibility }: WantedDraft,
): LoadedDraft | undefined {
  if (start.editedId !== undefined && start.parts === undefined) return undefined;
  const subject = (statusId: string | null | undefined): Status | null | undefined =>
    statusId ? queryClient.getQueryData(statusQuery(client, statusId).queryKey) : null;
  const [replied, quoted] = [subject(start.inReplyToId), subject(start.quoteId)];
  const defaults = defaultsFromCache(client, queryClient);
  const instance = queryClient.getQueryData(instanceQuery(client).queryKey);
  if (replied === undefined || quoted === undefined || defaults === undefined || instance === undefined) return undefined;
  const hasRecipients = detectFeatures(instance).explicitAddressing;
  const known = { ...defaults, hasRecipients, replyVisibility };
  return { draft: beginDraft(draftId, start, { replied, quoted }, known, now(), newId), isStored: false };
}

/** The account's presets for new posts. Falls back to the preferences where the account names none. */
export function composerDefaultsQuery(client: Client) {
  return queryOptions({
    queryKey: postingDefaultsKey,
    queryFn: async ({ client: queryClient }): Promise<ComposerDefaults> => {
      const account = await queryClient.ensureQueryData({ ...ownAccountQuery(client), retry: false }).catch(() => null);
      return defaultsOf(account, account?.source ? null : await preferences(client).catch(() => null));
    },
    staleTime: 60_000,
    networkMode: 'always',
  });
}

/** The presets of an account that is in the cache; undefined where they have to be loaded. */
export function defaultsFromCache(client: Client, queryClient: QueryClient): ComposerDefaults | undefined {
  const account = queryClient.getQueryData(ownAccountQuery(client).queryKey);
  // An account without presets has them in its preferences.
  return account?.source ? defaultsOf(account, null) : undefined;
}

function defaultsOf(account: Account | null, preferred: Preferences | null): ComposerDefaults {
  const source = account?.source ?? null;
  return {
    visibility: defaultVisibility(source?.privacy ?? preferred?.['posting:default:visibility']),
    sensitive: source?.sensitive ?? preferred?.['posting:default:sensitive'] === true,
    language: source?.language ?? textOf(preferred?.['posting:default:language']),
    acct: account?.acct ?? null,
  };
}

type Preferences = Readonly<Record<string, unknown>>;

async function preferences(client: Client): Promise<Preferences | null> {
  const { data } = await client.request('GET', '/api/v1/preferences');
  return typeof data === 'object' && data !== null ? { ...data } : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The post that a draft replies to or quotes; null where it cannot be loaded: the draft begins without its mentions. */
async function loadSubject(
  client: Client,
  queryClient: QueryClient,
  statusId: string | null | undefined,
): Promise<Status | null> {
  if (statusId === null || statusId === undefined) return null;
  return queryClient.ensureQueryData({ ...statusQuery(client, statusId), retry: false }).catch(() => null);
}

/** Whether the server takes recipients apart from the text. Until it is known a reply has them in its text, which every server reads. */
const takesRecipients = async (client: Client, queryClient: QueryClient): Promise<boolean> =>
  queryClient.ensureQueryData({ ...instanceQuery(client), retry: false }).then(
    instance => detectFeatures(instance).explicitAddressing,
    () => false,
  );
