import type { AdminAccount } from '@rookery/api-client/admin';
import type { RowPlace } from '@rookery/timeline/parts';
import { useMessages } from '@rookery/ui';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { tasksForMany } from '../actions/tasks.js';
import { BatchesScreen } from '../batch/batches.screen.js';
import type { BatchTask } from '../batch/batch-record.js';
import { batchMessages } from '../batch/messages.js';
import { ManyActions } from '../batch/many-actions.js';
import { useBatches } from '../batch/use-batches.js';
import { Failure } from '../context/fact.js';
import { useModeration } from '../context/use-moderation.js';
import { useRequest } from '../context/use-request.js';
import { atName } from '../data/staff-accounts.js';
import { staffAccountKey } from '../data/staff-cache.data.js';
import { StaffListScreen } from '../list/staff-list.screen.js';
import { SelectionBar } from '../selection/selection-bar.js';
import { useSelection } from '../selection/use-selection.js';
import { type AccountFilter, readAccountFilter, writeAccountFilter } from './account-filter.js';
import { AccountFilterForm } from './account-filter-form.js';
import { staffAccountList } from './account-lists.data.js';
import { AccountRow } from './account-row.js';
import { staffAccountMessages } from './messages.js';

/** The search for accounts, with actions on many. */
export function AccountSearchScreen() {
  const { api, search, hrefOf, onOpen } = useModeration();
  const filter = readAccountFilter(search, api);
  const written = writeAccountFilter(filter);
  return (
    <>
      <AccountFilterForm
        api={api}
        filter={filter}
        onFilter={next => onOpen(hrefOf('accounts', undefined, writeAccountFilter(next)), true)}
      />
      <Found key={written} filter={filter} />
    </>
  );
}

const isOfAccounts = ({ kind }: BatchTask): boolean => kind === 'act' || kind === 'undo';

function Found({ filter }: { filter: AccountFilter }) {
  const text = useMessages(staffAccountMessages);
  const words = useMessages(batchMessages);
  const { api, member } = useModeration();
  const queryClient = useQueryClient();
  const [definition] = useState(() => staffAccountList(api, filter));
  const batches = useBatches();
  const { run, isPending, failure } = useRequest(words.notStored());
  const [order, setOrder] = useState<readonly string[]>([]);
  const { selected, onSelect, onSelectAll, onClear } = useSelection(order);
  const chosen = useMemo(() => new Set(selected), [selected]);
  const tasks = tasksForMany(member, api);
  const begin = async (task: BatchTask) => {
    const lines = selected.flatMap(id => {
      const account = queryClient.getQueryData<AdminAccount>(staffAccountKey(id));
      // The own account stays as it is.
      if (account === undefined || account.id === member.id) return [];
      return [{ id: account.id, nickname: account.nickname, name: atName(account) }];
    });
    if (await run(() => batches.start(task, lines))) onClear();
  };
  const select = tasks.length > 0 ? onSelect : undefined;
  const renderItem = useCallback(
    (id: string, place: RowPlace) => <Row id={id} place={place} isSelected={chosen.has(id)} onSelect={select} />,
    [chosen, select],
  );
  return (
    <>
      <BatchesScreen batches={batches} shows={isOfAccounts} />
      <StaffListScreen
        definition={definition}
        scrollKey={`moderation-accounts ${writeAccountFilter(filter)}`}
        text={text}
        renderItem={renderItem}
        onOrder={setOrder}
        head={
          tasks.length > 0 && (
            <>
              <SelectionBar count={selected.length} loaded={order.length} onSelectAll={onSelectAll} onClear={onClear}>
                <ManyActions
                  tasks={tasks}
                  count={selected.length}
                  suspensionDeletes={api === 'accounts'}
                  isPending={isPending}
                  onTask={task => void begin(task)}
                />
              </SelectionBar>
              <Failure text={failure} />
            </>
          )
        }
      />
    </>
  );
}

interface RowProps {
  /** As `accountItemId`. */
  id: string;
  place: RowPlace;
  isSelected: boolean;
  onSelect: ((id: string, isRange: boolean) => void) | undefined;
}

function Row({ id, place, isSelected, onSelect }: RowProps) {
  const { hrefOf } = useModeration();
  const { data: account } = useQuery<AdminAccount>({ queryKey: staffAccountKey(id), queryFn: skipToken });
  if (account === undefined) return null;
  return (
    <AccountRow
      account={account}
      rowKey={id}
      place={place}
      href={hrefOf('accounts', id)}
      isSelected={isSelected}
      onSelect={onSelect && (isRange => onSelect(id, isRange))}
    />
  );
}
