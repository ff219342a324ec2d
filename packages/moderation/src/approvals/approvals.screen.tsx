import { errorText } from '@rookery/api-client';
import type { AdminAccount, AdminApi } from '@rookery/api-client/admin';
import { type JobView, updateList, useAccount, useClient } from '@rookery/store';
import { removeItems } from '@rookery/store/list';
import type { RowPlace } from '@rookery/timeline/parts';
import { Button, useFormat, useMessages, useNotify } from '@rookery/ui';
import { type QueryKey, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BatchTask } from '../batch/batch-record.js';
import { BatchesScreen } from '../batch/batches.screen.js';
import { batchMessages } from '../batch/messages.js';
import { useBatches } from '../batch/use-batches.js';
import { Failure } from '../context/fact.js';
import { useModeration } from '../context/use-moderation.js';
import { useRequest } from '../context/use-request.js';
import { accountItemId, atName } from '../data/staff-accounts.js';
import { staffAccountKey } from '../data/staff-cache.data.js';
import { useQuestion } from '../entries/use-question.js';
import { staffListMessages } from '../list/messages.js';
import { StaffListScreen } from '../list/staff-list.screen.js';
import { StaffRow } from '../list/staff-row.js';
import { SelectionBar } from '../selection/selection-bar.js';
import { useSelection } from '../selection/use-selection.js';
import { Applicant, type ApplicantProps } from './applicant.js';
import { answerMutation, applicantsList, type Answer } from './approvals.data.js';
import { approvalsMessages } from './messages.js';

const isAnswer = ({ kind }: BatchTask): boolean => kind === 'approve' || kind === 'reject';

/** The accounts that wait for approval, answered one by one or many at once (HINT-11). */
export function ApprovalsSection() {
  const text = useMessages(approvalsMessages);
  const words = useMessages(batchMessages);
  const format = useFormat();
  const notify = useNotify();
  const { api } = useModeration();
  const client = useClient();
  const queryClient = useQueryClient();
  const [definition] = useState(() => applicantsList(api));
  const batches = useBatches();
  const { run, isPending, failure } = useRequest(words.notStored());
  const { mutate } = useMutation(answerMutation(client, queryClient, api));
  const { ask, modal } = useQuestion();
  const [order, setOrder] = useState<readonly string[]>([]);
  const { selected, onSelect, onSelectAll, onClear } = useSelection(order);
  const chosen = useMemo(() => new Set(selected), [selected]);
  const around = useRef<HTMLDivElement>(null);
  const onSent = useAnswered(batches, api, definition.queryKey);

  const answer = (given: Answer): void => {
    const name = atName(given.account);
    const isApproved = given.answer === 'approve';
    focusBeside(around.current);
    mutate(given, {
      onSuccess: () => notify({ kind: 'success', text: isApproved ? text.approved({ name }) : text.rejected({ name }) }),
      onError: error =>
        notify({
          kind: 'error',
          text: errorText(error, isApproved ? text.approveFailed({ name }) : text.rejectFailed({ name })),
        }),
    });
  };
  const answerMany = async (kind: Answer['answer']): Promise<void> => {
    const lines = selected.flatMap(itemId => {
      const account = queryClient.getQueryData<AdminAccount>(staffAccountKey(itemId));
      return account === undefined ? [] : [{ id: account.id, nickname: account.nickname, name: atName(account) }];
    });
    if (!(await run(() => batches.start({ kind }, lines)))) return;
    onSent(selected);
    onClear();
  };
  const handlers = useLatest<Pick<ApplicantProps, 'onApprove' | 'onReject'>>({
    onApprove: account => answer({ account, answer: 'approve' }),
    onReject: account =>
      ask({
        title: text.rejectTitle({ name: atName(account) }),
        text: <p>{text.rejectText()}</p>,
        label: text.reject(),
        act: () => answer({ account, answer: 'reject' }),
      }),
  });
  const renderItem = useCallback(
    (itemId: string, place: RowPlace) => (
      <Row itemId={itemId} place={place} isSelected={chosen.has(itemId)} onSelect={onSelect} handlers={handlers} />
    ),
    [chosen, onSelect, handlers],
  );
  const counts = { count: selected.length, shown: format.number(selected.length) };
  return (
    <div ref={around} tabIndex={-1}>
      <BatchesScreen batches={batches} shows={isAnswer} />
      <StaffListScreen
        definition={definition}
        scrollKey="moderation-approvals"
        text={text}
        renderItem={renderItem}
        onOrder={setOrder}
        head={
          <>
            <SelectionBar count={selected.length} loaded={order.length} onSelectAll={onSelectAll} onClear={onClear}>
              <Button size="sm" variant="primary" isPending={isPending} onClick={() => void answerMany('approve')}>
                {text.approve()}
              </Button>
              <Button
                size="sm"
                variant="danger"
                isPending={isPending}
                onClick={() =>
                  ask({
                    title: text.rejectMany(counts),
                    text: <p>{text.rejectManyText()}</p>,
                    label: text.reject(),
                    act: () => void answerMany('reject'),
                  })
                }
              >
                {text.reject()}
              </Button>
            </SelectionBar>
            <Failure text={failure} />
          </>
        }
      />
      {modal}
    </div>
  );
}

/**
 * Takes the applicants out of the list that the outbox has answered, and loads what is new. The list keeps those whom an empty page does not
 * have: a server that answers with nothing may be mistaken. Returns a function that is told whom the outbox is to answer.
 */
function useAnswered(
  { batches }: ReturnType<typeof useBatches>,
  api: AdminApi,
  queryKey: QueryKey,
): (itemIds: readonly string[]) => void {
  const queryClient = useQueryClient();
  const sent = useRef<readonly string[]>([]);
  const answers = batches.filter(({ record }) => isAnswer(record.payload.task));
  const done = answers.reduce((sum, { view }) => sum + view.total - view.left, 0);
  useEffect(() => {
    if (done === 0) return;
    const jobs = answers.map(({ record }) => record.payload.job);
    const open = new Set(
      jobs.flatMap(({ left, failures }) => [...left, ...failures.map(({ line }) => line)].map(line => accountItemId(api, line))),
    );
    const gone = sent.current.filter(itemId => !open.has(itemId));
    updateList(queryClient, queryKey, state => removeItems(state, gone));
    sent.current = answers.every(({ view }) => isOver(view.phase)) ? [] : sent.current.filter(itemId => open.has(itemId));
    void queryClient.invalidateQueries({ queryKey });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when another one is done
  }, [done]);
  return useCallback((itemIds: readonly string[]) => void (sent.current = [...sent.current, ...itemIds]), []);
}

const isOver = (phase: JobView<unknown>['phase']): boolean => phase === 'finished' || phase === 'ended';

/** Moves the focus from the row that leaves to the one below it, or above. */
function focusBeside(around: HTMLElement | null): void {
  const rows = [...(around?.querySelectorAll<HTMLElement>('article[aria-posinset]') ?? [])];
  const index = rows.findIndex(row => row.contains(document.activeElement));
  // A question returns the focus itself.
  if (index >= 0) (rows[index + 1] ?? rows[index - 1] ?? around)?.focus({ preventScroll: true });
}

/** Handlers that are the same object in each render, for rows of a list. */
function useLatest<Handlers extends ApplicantHandlers>(handlers: Handlers): ApplicantHandlers {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  return useMemo(
    () => ({
      onApprove: account => latest.current.onApprove(account),
      onReject: account => latest.current.onReject(account),
    }),
    [],
  );
}

type ApplicantHandlers = Pick<ApplicantProps, 'onApprove' | 'onReject'>;

interface RowProps {
  itemId: string;
  place: RowPlace;
  isSelected: boolean;
  onSelect(itemId: string, isRange: boolean): void;
  handlers: ApplicantHandlers;
}

function Row({ itemId, place, isSelected, onSelect, handlers }: RowProps) {
  const words = useMessages(staffListMessages);
  const { hrefOf } = useModeration();
  const { data: account } = useQuery<AdminAccount>({ queryKey: staffAccountKey(itemId), queryFn: skipToken });
  if (account === undefined) return null;
  const name = atName(account);
  return (
    <StaffRow
      place={place}
      rowKey={itemId}
      label={name}
      href={hrefOf('accounts', itemId)}
      isSelected={isSelected}
      selectLabel={words.select({ name })}
      onSelect={isRange => onSelect(itemId, isRange)}
    >
      <Applicant
        account={account}
        invitedBy={account.invited_by_account_id === null ? null : <Inviter accountId={account.invited_by_account_id} />}
        {...handlers}
      />
    </StaffRow>
  );
}

function Inviter({ accountId }: { accountId: string }) {
  const { data } = useAccount(accountId);
  return <bdi dir="ltr">{data === undefined ? '…' : `@${data.acct}`}</bdi>;
}
