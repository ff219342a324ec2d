import type { Account, Status } from '@rookery/api-client';
import { useOwnPosts, type OwnPostsHost } from '@rookery/compose/drafts';
import { useReactionPicker } from '@rookery/compose/reactions';
import { TimelineProvider, type EventSlotProps, type StatusAllowances } from '@rookery/timeline';
import { lazyPart, useLocale, useSameOptions } from '@rookery/ui';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Attachment } from './media/attachment.js';
import {
  compose,
  composeEvent,
  filterPost,
  filterWords,
  mention,
  modals,
  openActing,
  openBlock,
  openMute,
  openReport,
  showAccounts,
  showHistory,
} from './modals/modals.js';
import { loadComposer } from './modals/load-composer.js';
import { shownPath } from './routing/base.dom.js';
import { useOpenMedia } from './routing/use-open-media.js';
import { entrancePath, hrefsWith } from './routing/hrefs.js';
import { fromPage, leavePage } from './routing/from-page.dom.js';
import { useStableNavigate, type StableNavigate } from './routing/use-stable-navigate.js';
import { useSession } from './session/session-provider.js';
import { useSettings } from './settings/settings-provider.js';
import { hrefs } from './routing/hrefs.js';
import { useSignInPrompt } from './sign-in-prompt/use-sign-in-prompt.js';
import { InjectionSlot } from './injections/use-home-injections.js';

const EventCard = lazyPart(async () => (await import('./events.screen.js')).EventCardScreen, { isQuiet: true });
const ReactionPicker = lazyPart(async () => (await import('./reaction-picker.js')).ReactionPickerScreen);

const manageEvent = ({ id }: Status): void => composeEvent(id);

/** The card of a post's event. Its code loads with the first one; until then its space is kept. */
function EventSlot({ status }: EventSlotProps) {
  return <EventCard status={status} hasOrganizer={false} onManage={manageEvent} fallback={<div className="app-event-space" />} />;
}

const slots = { Attachment, Event: EventSlot, Injection: InjectionSlot };

const reply = ({ id }: Status): void => compose({ kind: 'start', start: { inReplyToId: id } });
const quote = ({ id }: Status): void => compose({ kind: 'start', start: { quoteId: id } });
const edit = ({ id, event }: Status): void =>
  event === null ? compose({ kind: 'start', start: { editedId: id } }) : composeEvent(id);
const editDraft = (draftId: string): void => compose({ kind: 'draft', draftId });

const askAboutPost: OwnPostsHost['ask'] = (question, onConfirm) => modals.open({ type: 'CONFIRM', question, onConfirm });
const askToUnfollow = (account: Account): void => modals.open({ type: 'UNFOLLOW', account });
const showMentions = (status: Status): void => showAccounts('MENTIONS', status);
const showLikesAndReposts = {
  favourites: (status: Status): void => showAccounts('FAVOURITES', status),
  reblogs: (status: Status): void => showAccounts('REBLOGS', status),
};
const showReactions = (status: Status): void => showAccounts('REACTIONS', status);

/** Connects timelines and threads to this app's routes, session and settings. */
export function TimelineWiring({ children }: { children: ReactNode }) {
  const navigate = useStableNavigate();
  const { session, sessions, server, features } = useSession();
  const { locale } = useLocale();
  const own = useSettings().settings;
  const shows = useSameOptions({ reblogs: own.showReblogs, replies: own.showReplies });
  const settings = useSameOptions({
    displayMedia: own.displayMedia,
    expandSpoilers: own.expandSpoilers,
    autoPlayGif: own.autoPlayGif,
    autoloadMore: own.autoloadMore,
    autoloadTimelines: own.autoloadTimelines,
    pagedLists: own.pagedLists,
    offersPlace: own.homeStart !== 'newest',
    collapseReblogs: own.collapseReblogs,
    shows,
    publicLanguages: own.postLanguages,
    asksForDescriptions: own.asksForDescriptions,
    replyVisibility: own.replyVisibility,
  });
  const signIn = useCallback(() => {
    navigate(entrancePath('/login', shownPath() + window.location.search), { state: { server } });
  }, [navigate, server]);
  const ownId = session?.account?.id ?? null;
  const shownHrefs = useMemo(() => hrefsWith(features, ownId), [features, ownId]);
  const { pinStatuses, pinPrivateStatuses } = features;
  const pinned = useMemo<StatusAllowances['pinned']>(
    () => (pinStatuses ? ['public', 'unlisted', ...(pinPrivateStatuses ? (['private'] as const) : [])] : []),
    [pinStatuses, pinPrivateStatuses],
  );
  const allowances = useSameOptions<StatusAllowances>({
    pinned,
    muteConversation: features.muteConversations === true,
    directMessage: features.privacyScopes === true,
    remoteReactions: features.remoteEmojiReacts === true,
  });
  const accountLists = useSameOptions({
    mentions: showMentions,
    ...(features.exposableReactions && showLikesAndReposts),
    ...(features.exposableReactions && features.reactionAccounts && { reactions: showReactions }),
  });
  const ownPosts = useOwnPosts({
    ask: askAboutPost,
    onGone: useCallback((status, then) => leaveStatus(status, navigate, then), [navigate]),
    onOpenDraft: editDraft,
    loadRedraft: loadComposer,
  });
  const { prompt, ask } = useSignInPrompt(signIn);
  const { picker, react } = useReactionPicker({
    Picker: ReactionPicker,
    hasCustom: features.customEmojiReacts === true,
    page: useLocation().key,
  });
  return (
    <TimelineProvider
      options={{
        hrefs: shownHrefs,
        onOpenStatus: useCallback(status => fromPage(() => navigate(hrefs.status(status))), [navigate]),
        onOpenAccount: useCallback(account => fromPage(() => navigate(hrefs.account(account))), [navigate]),
        onReply: reply,
        onQuote: features.quotePosts ? quote : null,
        onMention: mention,
        onReact: features.emojiReacts ? react : null,
        onEdit: features.editStatuses ? edit : null,
        onRedraft: features.deleteStatuses ? ownPosts.redraft : null,
        onDelete: features.deleteStatuses ? ownPosts.delete : null,
        onUnfollow: own.asksBeforeUnfollowing ? askToUnfollow : null,
        onMute: features.accountMutes ? openMute : null,
        onBlock: openBlock,
        onReport: features.reports ? openReport : null,
        onEditDraft: editDraft,
        onShowAccounts: accountLists,
        translatesTo: features.translations && session !== null ? locale : null,
        appliesFilters: !features.filtersV2,
        onFilterWords: session === null ? null : filterWords,
        onFilterPost: session === null || features.filtersV1 ? null : filterPost,
        onActAs: sessions.length > 1 ? openActing : null,
        onShowHistory: features.editHistory ? showHistory : null,
        onSignIn: signIn,
        onSignInNeeded: ask,
        onOpenMedia: useOpenMedia(),
        allowances,
        isSignedIn: session !== null,
        settings,
        slots,
        storageScope: session?.id ?? `visitor ${server ?? ''}`,
        hasKeys: false,
      }}
    >
      {children}
      {prompt}
      {picker}
    </TimelineProvider>
  );
}

/** Leaves the page of a post that is gone. */
function leaveStatus(status: Status, navigate: StableNavigate, then: () => void): void {
  const pathname = shownPath();
  const href = hrefs.status(status);
  // The discussion of an event is a page below it.
  const isItsPage = pathname === href || pathname.startsWith(`${href}/`);
  fromPage(() => {
    if (isItsPage) leavePage(navigate);
    then();
  });
}
