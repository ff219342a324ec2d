import { browserStorage, errorText, newId } from '@rookery/api-client';
import {
  useClient,
  useDraftStore,
  useIsDurable,
  useFeatures,
  useInstance,
  usePostOutbox,
  useOwnAccount,
  useStatus,
  type DraftStore,
  recordsOfDraft,
  isEmptyDraft,
  type Draft,
} from '@rookery/store';
import { mediaRequestsOf } from '@rookery/store/drafts';
import { ErrorState, Loading, PartBoundary, useLocale, useMessages, useStore, type Store } from '@rookery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useState, type ComponentProps } from 'react';
import { useTimelineOptions } from '@rookery/timeline';
import { QuotedStatus } from '@rookery/timeline/parts';
import { composerOffers } from './composer-offers.js';
import { outgoingDraft } from './composer-rules.js';
import { Composer } from './composer.js';
import { suggestFrom } from './completion/suggest.data.js';
import { beginFromCache, composerDefaultsQuery, composerQuery, defaultsFromCache } from './composer.data.js';
import { otherMentions, type DraftStart } from './draft-starts.js';
import { useDetectedLanguage } from './language/use-detected-language.js';
import { LazyMentionChoice, LazyRecipients } from './lazy-parts.js';
import { composeMessages } from './messages.js';
import { ReplyContext } from './reply-context.js';
import { useServerClock } from './schedule/use-server-clock.js';
import { forgetWords, keepWords } from './unstored-words.js';
import { useStoredDraft, type LastWords, type WritingState } from './use-stored-draft.js';

/** A composer that is open. Stable while it shows the same draft. */
export interface OpenDraft {
  /** The draft as it is now. */
  get(): Draft;
  subscribe(listener: () => void): () => void;
  /** Stores the draft, also when nothing has changed. Rejects when storage is full. */
  keep(): Promise<void>;
  /** Deletes the draft, and stores no more changes of it. */
  discard(): Promise<void>;
}

export interface ComposerScreenProps {
  /** A stored draft with this id is continued; else `initial` begins one. New drafts have new ids. */
  draftId: string;
  /** The draft is known to be stored: a failed read is shown, instead of a new draft that would replace it. @default false */
  isStored?: boolean;
  /**
   * The id was made for this composer: nothing is looked up under it. The first rendering has the field where all that the draft begins with is
   * known. @default false
   */
  isNew?: boolean;
  /**
   * How a new draft begins. `inReplyToId` adds the mentions and narrows the visibility, `quoteId` shows the quoted post, `editedId` alone
   * loads the source of the post, `parts` are taken as they are.
   */
  initial?: DraftStart;
  layout: 'modal' | 'inline';
  /** Time to undo after sending, in ms. */
  undoMs?: number;
  /** The outbox has the draft. */
  onSent(draft: Draft): void;
  onEmptyChange?(isEmpty: boolean): void;
  /** Called with the draft once it is loaded. May return a function, which is called when the composer shows it no longer. */
  onReady?(draft: OpenDraft): void | (() => void);
  /** Returns what was typed before the text field was there; empty: nothing. Called once it is. Stable. */
  takeTyped?(): string;
}

const lastWords: LastWords<Draft> = {
  keep: draft => keepWords(browserStorage('session'), draft),
  forget: ({ id }) => forgetWords(browserStorage('session'), id),
};

const noStart: DraftStart = {};
const DEFAULT_UNDO_MS = 5_000;

/** Writes posts, stores them as they are typed, and hands them to the outbox (CMP-01, CMP-02). */
export function ComposerScreen(props: ComposerScreenProps) {
  return <DraftComposer key={props.draftId} {...props} />;
}

function DraftComposer({ draftId, isStored = false, isNew = false, initial = noStart, ...rest }: ComposerScreenProps) {
  const text = useMessages(composeMessages);
  const drafts = useDraftStore();
  const client = useClient();
  const queryClient = useQueryClient();
  const { replyVisibility } = useTimelineOptions().settings;
  const wanted = { draftId, isStored, start: initial, replyVisibility };
  const world = { client, drafts, now: Date.now, newId };
  // Not in the query: one that nobody observes yet may be collected before a rendering in slices is committed, and begins another draft.
  const [begun] = useState(() => (isNew ? beginFromCache(world, queryClient, wanted) : undefined));
  const query = useQuery({ ...composerQuery(world, wanted), enabled: begun === undefined });
  const loaded = begun ?? query.data;
  const composer = useStoredDraft({ loaded, kind: 'post', isEmpty: isEmptyDraft, drafts, lastWords });
  if (query.error !== null)
    return <ErrorState title={text.loadFailed()} description={errorText(query.error, '')} onRetry={() => void query.refetch()} />;
  if (composer === null) return <Loading />;
  return (
    // The draft is outside: 'Try again' shows it as it was.
    <PartBoundary key={draftId}>
      <OpenComposer {...rest} composer={composer} drafts={drafts} />
    </PartBoundary>
  );
}

interface OpenComposerProps extends Omit<ComposerScreenProps, 'draftId' | 'isStored' | 'isNew' | 'initial'> {
  composer: WritingState<Draft>;
  drafts: DraftStore;
}

function OpenComposer({
  composer,
  drafts,
  layout,
  undoMs = DEFAULT_UNDO_MS,
  onSent,
  onEmptyChange,
  onReady,
  takeTyped,
}: OpenComposerProps) {
  const text = useMessages(composeMessages);
  const { settings } = useTimelineOptions();
  const outbox = usePostOutbox();
  const { data: account = null } = useOwnAccount();
  const { data: features } = useFeatures();
  const { data: instance } = useInstance();
  // The time that is offered first needs the clock already.
  const now = useServerClock(features?.scheduledStatuses ?? false);
  const offers = useMemo(() => composerOffers(instance, features, now), [instance, features, now]);
  const detected = useDetectedLanguage(composer.draft);
  const client = useClient();
  const queryClient = useQueryClient();
  const { data: defaults } = useQuery({
    ...composerDefaultsQuery(client),
    initialData: () => defaultsFromCache(client, queryClient),
  });
  const mediaRequests = useMemo(() => mediaRequestsOf(client), [client]);
  const { locale } = useLocale();
  const suggestFor = useMemo(() => suggestFrom(client, queryClient, locale), [client, queryClient, locale]);
  const [sending, setSending] = useState<'no' | 'sending' | 'failed'>('no');
  const { draft } = composer;
  const language = detected ?? defaults?.language ?? null;
  const preferred = useMemo(() => [defaults?.language ?? '', ...navigator.languages], [defaults]);
  const replyId = useStore(draft, state => state.inReplyToId);
  const quoteId = useStore(draft, state => state.quoteId);
  const hasRecipients = useStore(draft, state => (state.to?.length ?? 0) > 0);
  const answeredId = useStore(draft, state => (state.editedId === null ? state.inReplyToId : null));
  useEmptyChange(draft, onEmptyChange);
  // Not after the paint: the reader can close a draft as soon as it is shown.
  useLayoutEffect(() => {
    const discard = async (): Promise<void> => {
      await composer.stop();
      await drafts.delete(draft.get().id);
    };
    return onReady?.({ get: draft.get, subscribe: draft.subscribe, keep: composer.keep, discard });
  }, [composer, draft, drafts, onReady]);

  const send = async () => {
    setSending('sending');
    try {
      await composer.flush();
      await outbox.add(...recordsOfDraft(outgoingDraft(draft.get(), language), undoMs));
      await composer.stop();
      onSent(draft.get());
      setSending('no');
    } catch {
      setSending('failed');
    }
  };

  return (
    <Composer
      draft={draft}
      saveState={composer.saveState}
      isDurable={useIsDurable(drafts)}
      account={account}
      offers={offers}
      newId={newId}
      now={now}
      automatic={language}
      preferred={preferred}
      suggestFor={suggestFor}
      mediaRequests={mediaRequests}
      asksForDescriptions={settings.asksForDescriptions}
      sensitiveByDefault={defaults?.sensitive ?? false}
      isSending={sending === 'sending'}
      sendError={sending === 'failed' ? text.sendFailed() : null}
      layout={layout}
      onSend={() => void send()}
      takeTyped={takeTyped}
      recipients={
        <>
          {hasRecipients && <LazyRecipients {...{ draft, newId, replyId }} isDisabled={sending === 'sending'} />}
          {answeredId !== null && account && (
            <MentionChoiceOf
              {...{ draft, newId }}
              statusId={answeredId}
              ownAcct={account.acct}
              isDisabled={sending === 'sending'}
            />
          )}
        </>
      }
      context={layout === 'modal' && replyId !== null && <ReplyContextOf statusId={replyId} />}
      quote={quoteId !== null && <QuoteOf statusId={quoteId} />}
    />
  );
}

/** Calls `onEmptyChange` with the first value and with each change (MOD-05). */
function useEmptyChange(draft: Store<Draft>, onEmptyChange?: (isEmpty: boolean) => void): void {
  const isEmpty = useStore(draft, isEmptyDraft);
  useEffect(() => onEmptyChange?.(isEmpty), [isEmpty, onEmptyChange]);
}

function ReplyContextOf({ statusId }: { statusId: string }) {
  const { data } = useStatus(statusId);
  return data === undefined ? null : <ReplyContext status={data} />;
}

interface MentionChoiceOfProps extends Omit<ComponentProps<typeof LazyMentionChoice>, 'author' | 'others'> {
  statusId: string;
  ownAcct: string;
}

function MentionChoiceOf({ statusId, ownAcct, ...props }: MentionChoiceOfProps) {
  const { data } = useStatus(statusId);
  const others = data && otherMentions(data, ownAcct);
  return others?.[0] && <LazyMentionChoice {...props} author={data?.account.acct ?? ''} others={others} />;
}

function QuoteOf({ statusId }: { statusId: string }) {
  const { data, isError } = useStatus(statusId);
  if (isError) return <QuotedStatus quote={{ kind: 'unavailable', reason: null }} />;
  return data === undefined ? null : <QuotedStatus quote={{ kind: 'shown', status: data }} />;
}
