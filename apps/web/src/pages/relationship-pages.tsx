import { acceptFollowRequest, rejectFollowRequest, useFeatures, useOptimistic } from '@rookery/store';
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
import { BlankState, ErrorState, Loading, useMessages, useNotify } from '@rookery/ui';
import { useCallback, useState, type ReactNode } from 'react';
import { useIsReturn } from '../routing/arrival.js';
import { PageHeader } from '../shell/page-header.js';
import { MembersOnly } from './page-states.js';
import '@rookery/people/safety.css';

interface OfferedPageProps {
  title: string;
  /** Servers without it have no such list. */
  feature: FeatureName;
  children: ReactNode;
}

/** A page for members of servers that have a feature. */
function OfferedPage({ title, feature, children }: OfferedPageProps) {
  return (
    <>
      <PageHeader title={title} isDeep />
      <MembersOnly>
        <Offered feature={feature}>{children}</Offered>
      </MembersOnly>
    </>
  );
}

function Offered({ feature, children }: Pick<OfferedPageProps, 'feature' | 'children'>) {
  const text = useMessages(safetyPageMessages);
  const { data: features, isError, error, refetch } = useFeatures();
  if (features === undefined)
    return isError ? (
      <ErrorState title={text.failed()} description={errorText(error, '')} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    );
  return features[feature] ? children : <BlankState title={text.notOffered()} />;
}

interface RelationshipPageProps {
  list: RelationshipList;
  title: string;
  emptyTitle: string;
  emptyText: string;
  /** Above the list. */
  note?: ReactNode;
  /** Stable. */
  renderEnd: (account: Account) => ReactNode;
}

/** Accounts that the reader has one kind of relationship to, with the way to take it back (HINT-12). */
function RelationshipPage({ list, title, emptyTitle, emptyText, note, renderEnd }: RelationshipPageProps) {
  const text = useMessages(safetyPageMessages);
  const restore = useIsReturn();
  return (
    <OfferedPage title={title} feature="relationshipLists">
      {note}
      <AccountListScreen
        definition={relationshipLists[list]}
        scrollKey={list}
        restore={restore}
        label={title}
        failedTitle={text.failed()}
        emptyState={<BlankState title={emptyTitle} description={emptyText} />}
        renderEnd={renderEnd}
      />
    </OfferedPage>
  );
}

const renderMuteButton = (account: Account) => <MuteButton account={account} />;

/** The accounts that the reader mutes, with the end of each mute. HINT-12 */
export function MutesPage() {
  const text = useMessages(safetyPageMessages);
  return (
    <RelationshipPage
      list="mutes"
      title={text.mutes()}
      emptyTitle={text.noMutesTitle()}
      emptyText={text.noMutesText()}
      renderEnd={renderMuteButton}
    />
  );
}

const renderBlockButton = (account: Account) => <BlockButton account={account} />;

/** The accounts that the reader blocks. HINT-12 */
export function BlocksPage() {
  const text = useMessages(safetyPageMessages);
  return (
    <RelationshipPage
      list="blocks"
      title={text.blocks()}
      emptyTitle={text.noBlocksTitle()}
      emptyText={text.noBlocksText()}
      renderEnd={renderBlockButton}
    />
  );
}

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
      title={text.followRequests()}
      emptyTitle={text.noRequestsTitle()}
      emptyText={text.noRequestsText()}
      note={<p className="rk-list-note">{text.followRequestsNote()}</p>}
      renderEnd={renderEnd}
    />
  );
}
