import { errorText, type Account, type RelationshipList } from '@rookery/api-client';
import { acceptFollowRequest, rejectFollowRequest, useOptimistic } from '@rookery/store';
import { BlankState, useMessages, useNotify } from '@rookery/ui';
import { useCallback, useState, type ReactNode } from 'react';
import { AccountListScreen } from '../accounts/account-list.screen.js';
import { safetyPageMessages } from './page-messages.js';
import { BlockButton, MuteButton, RequestButtons, type RequestAnswer } from './relationship-buttons.js';
import { relationshipLists } from './relationship-lists.data.js';

/** The texts of each list. */
const texts = {
  mutes: { title: 'mutes', emptyTitle: 'noMutesTitle', emptyText: 'noMutesText' },
  blocks: { title: 'blocks', emptyTitle: 'noBlocksTitle', emptyText: 'noBlocksText' },
  follow_requests: { title: 'followRequests', emptyTitle: 'noRequestsTitle', emptyText: 'noRequestsText' },
} as const satisfies Record<RelationshipList, object>;

export interface RelationshipListScreenProps {
  list: RelationshipList;
  /** The reader came back to the list: it opens at its stored position. */
  restore: boolean;
}

/** Accounts that the reader has one kind of relationship to, with the way to take it back or to answer (HINT-12). */
export function RelationshipListScreen({ list, restore }: RelationshipListScreenProps) {
  switch (list) {
    case 'mutes':
      return <Accounts list={list} restore={restore} renderEnd={renderMuteButton} />;
    case 'blocks':
      return <Accounts list={list} restore={restore} renderEnd={renderBlockButton} />;
    case 'follow_requests':
      return <FollowRequests list={list} restore={restore} />;
  }
}

const renderMuteButton = (account: Account) => <MuteButton account={account} />;
const renderBlockButton = (account: Account) => <BlockButton account={account} />;

function Accounts({ list, ...rest }: RelationshipListScreenProps & { renderEnd: (account: Account) => ReactNode }) {
  const text = useMessages(safetyPageMessages);
  const { title, emptyTitle, emptyText } = texts[list];
  return (
    <AccountListScreen
      {...rest}
      definition={relationshipLists[list]}
      scrollKey={list}
      label={text[title]()}
      failedTitle={text.failed()}
      emptyState={<BlankState title={text[emptyTitle]()} description={text[emptyText]()} />}
    />
  );
}

type Answers = ReadonlyMap<string, RequestAnswer>;

/** The accounts that ask to follow the reader. Answered ones stay in their place until the page is left. */
function FollowRequests(props: RelationshipListScreenProps) {
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
    <>
      <p className="rk-list-note">{text.followRequestsNote()}</p>
      <Accounts {...props} renderEnd={renderEnd} />
    </>
  );
}
