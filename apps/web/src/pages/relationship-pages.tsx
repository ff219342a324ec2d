import { acceptFollowRequest, rejectFollowRequest, useOptimistic } from '@rookery/store';
import { type Account, errorText, type FeatureName, type RelationshipList } from '@rookery/api-client';
import { AccountListScreen } from '@rookery/people/accounts';
import {
  BlockButton,
  DomainBlocksScreen,
  MuteButton,
  relationshipLists,
  RequestButtons,
  type RequestAnswer,
  safetyPageMessages,
} from '@rookery/people/safety';
import { BlankState, useMessages, useNotify } from '@rookery/ui';
import { useCallback, useState, type ReactNode } from 'react';
import { useIsReturn } from '../routing/arrival.js';
import { MemberPage, Offered } from './page-states.js';
import '@rookery/people/safety.css';

interface OfferedPageProps {
  title: string;
  /** Servers without it have no such list. */
  feature: FeatureName;
  children: ReactNode;
}

/** A page for members of servers that have a feature. */
function OfferedPage({ title, feature, children }: OfferedPageProps) {
  const text = useMessages(safetyPageMessages);
  return (
    <MemberPage title={title} isDeep>
      <Offered feature={feature} failedTitle={text.failed()} otherwise={<BlankState title={text.notOffered()} />}>
        {children}
      </Offered>
    </MemberPage>
  );
}

/** The texts of each list. */
const texts = {
  mutes: { title: 'mutes', emptyTitle: 'noMutesTitle', emptyText: 'noMutesText' },
  blocks: { title: 'blocks', emptyTitle: 'noBlocksTitle', emptyText: 'noBlocksText' },
  follow_requests: { title: 'followRequests', emptyTitle: 'noRequestsTitle', emptyText: 'noRequestsText' },
} as const satisfies Record<RelationshipList, object>;

interface RelationshipPageProps {
  list: RelationshipList;
  /** Above the list. */
  note?: ReactNode;
  /** Stable. */
  renderEnd: (account: Account) => ReactNode;
}

/** Accounts that the reader has one kind of relationship to, with the way to take it back (HINT-12). */
function RelationshipPage({ list, note, renderEnd }: RelationshipPageProps) {
  const text = useMessages(safetyPageMessages);
  const restore = useIsReturn();
  const { title, emptyTitle, emptyText } = texts[list];
  return (
    <OfferedPage title={text[title]()} feature="relationshipLists">
      {note}
      <AccountListScreen
        definition={relationshipLists[list]}
        scrollKey={list}
        restore={restore}
        label={text[title]()}
        failedTitle={text.failed()}
        emptyState={<BlankState title={text[emptyTitle]()} description={text[emptyText]()} />}
        renderEnd={renderEnd}
      />
    </OfferedPage>
  );
}

const renderMuteButton = (account: Account) => <MuteButton account={account} />;
const renderBlockButton = (account: Account) => <BlockButton account={account} />;

/** The accounts that the reader mutes, with the end of each mute. HINT-12 */
export const MutesPage = () => <RelationshipPage list="mutes" renderEnd={renderMuteButton} />;

/** The accounts that the reader blocks. HINT-12 */
export const BlocksPage = () => <RelationshipPage list="blocks" renderEnd={renderBlockButton} />;

/** The domains that the reader blocks. HINT-12 */
export function DomainBlocksPage() {
  const text = useMessages(safetyPageMessages);
  return (
    <OfferedPage title={text.domainBlocks()} feature="domainBlocks">
      <DomainBlocksScreen restore={useIsReturn()} />
    </OfferedPage>
  );
}

type Answers = ReadonlyMap<string, RequestAnswer>;

/** The accounts that ask to follow the reader. Answered ones stay in their place until the page is left. HINT-12 */
export function FollowRequestsPage() {
  const text = useMessages(safetyPageMessages);
  const notify = useNotify();
  const accept = useOptimistic(acceptFollowRequest);
  const reject = useOptimistic(rejectFollowRequest);
  const [answers, setAnswers] = useState<Answers>(() => new Map());
  const onAnswer = useCallback(
    ({ id: accountId }: Account, answer: RequestAnswer) => {
      setAnswers(known => new Map([...known, [accountId, answer]]));
      (answer === 'accepted' ? accept : reject)({ accountId }).catch((error: unknown) => {
        setAnswers(known => new Map([...known].filter(([id]) => id !== accountId)));
        notify({ kind: 'error', text: errorText(error, text.answerFailed()) });
      });
    },
    [accept, reject, notify, text],
  );
  const renderEnd = useCallback(
    (account: Account) => <RequestButtons account={account} answer={answers.get(account.id) ?? null} onAnswer={onAnswer} />,
    [answers, onAnswer],
  );
  return (
    <RelationshipPage
      list="follow_requests"
      note={<p className="rk-list-note">{text.followRequestsNote()}</p>}
      renderEnd={renderEnd}
    />
  );
}
