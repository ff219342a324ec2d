import type { Status } from '@rookery/api-client';
import {
  favourite,
  follow,
  reblog,
  unfavourite,
  unfollow,
  unreblog,
  useFeatures,
  useOutboxRecords,
  useOwnAccountId,
  useRelationship,
  useStatus,
  type OptimisticAction,
} from '@rookery/store';
import {
  AsAccount,
  Poll,
  statusCommands,
  useAction,
  useTimelineOptions,
  type SignedInAccount,
  type StatusRowState,
} from '@rookery/timeline/parts';
import { followState } from '@rookery/timeline/follow';
import { rowIcon, useMessages, useNotify, type Notify } from '@rookery/ui';
import { Flag, UserMinus, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ActingActions, type ActingAction } from './acting.js';
import { actingMessages } from './messages.js';

interface ActingPostScreenProps {
  account: SignedInAccount;
  /** The id that the post has for the account. It is in the account's cache. */
  statusId: string;
  onDone: () => void;
  onReply: () => void;
  onReport: (status: Status) => void;
}

const icons = {
  reply: rowIcon('message-circle'),
  repost: rowIcon('repeat'),
  like: rowIcon('heart'),
  unlike: rowIcon('heart-filled'),
  follow: <UserPlus size={18} aria-hidden="true" />,
  unfollow: <UserMinus size={18} aria-hidden="true" />,
  report: <Flag size={18} aria-hidden="true" />,
};

/** The post of a dialog has no row. */
const noRow: StatusRowState = {
  isTextOpen: false,
  isMediaCovered: true,
  element: () => null,
  setTextOpen: () => undefined,
  setMediaCovered: () => undefined,
  showMediaInPlace: () => undefined,
};
const offered = (): void => undefined;

/** The actions of an account on a post, as its server sees both. Notices of success are those of the page, which name the account themselves. */
export function ActingPostScreen(props: ActingPostScreenProps) {
  const notify = useNotify();
  return (
    <AsAccount account={props.account}>
      <OfAccount {...props} notify={notify} />
    </AsAccount>
  );
}

function OfAccount({ statusId, notify, ...props }: ActingPostScreenProps & { notify: Notify }) {
  const { data: status } = useStatus(statusId);
  return status === undefined ? null : <OfStatus {...props} status={status} notify={notify} />;
}

type OfStatusProps = Omit<ActingPostScreenProps, 'statusId'> & { status: Status; notify: Notify };

function OfStatus({ account: { handle }, status, notify, onDone, onReply, onReport }: OfStatusProps) {
  const text = useMessages(actingMessages);
  const app = useTimelineOptions();
  const ownAccountId = useOwnAccountId();
  const { data: features } = useFeatures();
  const { data: relationship } = useRelationship(status.account.id);
  const { busyId, act } = useActs(handle, notify, onDone);
  useVoteNotice(status.poll?.id ?? null, () => notify({ kind: 'success', text: text.voteDone({ handle }) }));
  const { acct } = status.account;
  const { refusal } = statusCommands(
    { status, isFocused: true, ownAccountId, originalUrl: null, row: noRow },
    {
      app: { ...app, onReply: offered, onReport: features?.reports === true ? offered : null },
      actions: { favourite: offered, reblog: offered },
    },
  );
  const following = followState(status.account, relationship, { isSignedIn: true, ownAccountId });
  const ofStatus = { statusId: status.id };
  const ofAccount = { accountId: status.account.id };

  const like: ActingAction = status.favourited
    ? {
        id: 'like',
        label: text.unlike(),
        icon: icons.unlike,
        onAct: () => act('like', ofStatus, unfavourite, favourite, text.unlikeDone),
      }
    : {
        id: 'like',
        label: text.like(),
        icon: icons.like,
        onAct: () => act('like', ofStatus, favourite, unfavourite, text.likeDone),
      };
  const repost: ActingAction = {
    id: 'repost',
    icon: icons.repost,
    ...(status.reblogged
      ? { label: text.unrepost(), onAct: () => act('repost', ofStatus, unreblog, reblog, text.unrepostDone) }
      : { label: text.repost(), onAct: () => act('repost', ofStatus, reblog, unreblog, text.repostDone) }),
  };
  const unfollowing = {
    id: 'follow',
    icon: icons.unfollow,
    onAct: () => act('follow', ofAccount, unfollow, follow, text.unfollowDone),
  };
  const followed: ActingAction[] =
    following === 'following' || following === 'requested'
      ? [{ ...unfollowing, label: following === 'following' ? text.unfollow({ acct }) : text.unrequest({ acct }) }]
      : following === 'follow' || following === 'followBack'
        ? [
            {
              id: 'follow',
              label: text.follow({ acct }),
              icon: icons.follow,
              onAct: () => act('follow', ofAccount, follow, unfollow, status.account.locked ? text.requestDone : text.followDone),
            },
          ]
        : [];
  const actions = [
    ...(refusal('favourite') === null ? [like] : []),
    ...(refusal('reblog') === null ? [repost] : []),
    ...(refusal('reply') === null ? [{ id: 'reply', label: text.reply(), icon: icons.reply, onAct: onReply }] : []),
    ...followed,
    ...(refusal('report') === null
      ? [{ id: 'report', label: text.report(), icon: icons.report, onAct: () => onReport(status) }]
      : []),
  ];
  return (
    <ActingActions handle={handle} actions={actions} busyId={busyId}>
      {status.poll !== null && <Poll status={status} now={Date.now} />}
    </ActingActions>
  );
}

/** Carries actions out, one at a time. A notice says as whom, and offers to undo it; a failure is told by the action itself. */
function useActs(handle: string, notify: Notify, onDone: () => void) {
  const text = useMessages(actingMessages);
  const run = useAction();
  const [busyId, setBusyId] = useState<string | null>(null);
  async function carryOut<Variables, Result>(
    id: string,
    variables: Variables,
    action: OptimisticAction<Variables, Result>,
    inverse: OptimisticAction<Variables, Result>,
    done: (values: { handle: string }) => string,
  ): Promise<void> {
    setBusyId(id);
    // It waits in the outbox of the account: nobody waits for it here.
    if (!navigator.onLine) onDone();
    const isDone = await run(() => action, variables, text.failed());
    setBusyId(null);
    if (!isDone) return;
    onDone();
    const undo = async (): Promise<void> => {
      if (await run(() => inverse, variables, text.failed())) notify({ kind: 'success', text: text.undone({ handle }) });
    };
    notify({ kind: 'success', text: done({ handle }), action: { label: text.undo(), onPress: () => void undo() } });
  }
  const act = <Variables, Result>(...call: Parameters<typeof carryOut<Variables, Result>>): void => void carryOut(...call);
  return { busyId, act };
}

/** Calls back once the outbox of the account has its vote in a poll, which it sends. */
function useVoteNotice(pollId: string | null, onVote: () => void): void {
  const records = useOutboxRecords('vote');
  const vote = records.find(({ payload }) => (payload as { pollId?: unknown } | null)?.pollId === pollId);
  const told = useRef(vote?.id);
  const latest = useRef(onVote);
  useEffect(() => {
    latest.current = onVote;
    if (vote === undefined || told.current === vote.id) return;
    told.current = vote.id;
    latest.current();
  }, [vote, onVote]);
}
