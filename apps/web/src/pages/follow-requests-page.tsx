import { errorText, type Account } from '@rookery/api-client';
import { acceptFollowRequest, rejectFollowRequest, useOptimistic } from '@rookery/store';
import { useMessages, useNotify } from '@rookery/ui';
import { useCallback, useState } from 'react';
import { safetyPageMessages } from '@rookery/people/safety';
import { RequestButtons, type RequestAnswer } from '@rookery/people/safety';
import { RelationshipPage } from './relationship-page.js';

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
