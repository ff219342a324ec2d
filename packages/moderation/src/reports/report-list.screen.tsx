import type { AdminReport } from '@rookery/api-client/admin';
import type { RowPlace } from '@rookery/timeline/parts';
import { Button, RadioGroup, useMessages } from '@rookery/ui';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { Failure } from '../context/fact.js';
import { isOfReports } from '../batch/batch-record.js';
import { BatchesScreen } from '../batch/batches.screen.js';
import { batchMessages } from '../batch/messages.js';
import { useBatches } from '../batch/use-batches.js';
import { useModeration } from '../context/use-moderation.js';
import { useRequest } from '../context/use-request.js';
import { reportKey } from '../data/staff-cache.data.js';
import { StaffListScreen } from '../list/staff-list.screen.js';
import { SelectionBar } from '../selection/selection-bar.js';
import { useSelection } from '../selection/use-selection.js';
import { staffReportMessages } from './messages.js';
import { readReportFilter, type ReportFilter, writeReportFilter } from './report-filter.js';
import { reportList } from './report-lists.data.js';
import { ReportRow } from './report-row.js';

/** The queue of reports, with its filter and actions on many. */
export function ReportListScreen() {
  const text = useMessages(staffReportMessages);
  const { api, search, hrefOf, onOpen } = useModeration();
  const filter = readReportFilter(search, api);
  const change = (next: Partial<ReportFilter>) =>
    onOpen(hrefOf('reports', undefined, writeReportFilter({ ...filter, ...next })), true);
  const account = filter.about ?? filter.from;
  return (
    <>
      <div className="rk-staff-filter">
        <RadioGroup
          label={text.filter()}
          value={filter.isResolved ? 'resolved' : 'open'}
          options={[
            { value: 'open', label: text.open() },
            { value: 'resolved', label: text.resolved() },
          ]}
          onChange={state => change({ isResolved: state === 'resolved' })}
        />
        {account !== null && (
          <p className="rk-staff-note">
            <bdi>{filter.about === null ? text.from({ id: account }) : text.about({ id: account })}</bdi>{' '}
            <Button size="sm" onClick={() => change({ about: null, from: null })}>
              {text.allAccounts()}
            </Button>
          </p>
        )}
      </div>
      <Queue key={writeReportFilter(filter)} filter={filter} />
    </>
  );
}

function Queue({ filter }: { filter: ReportFilter }) {
  const text = useMessages(staffReportMessages);
  const words = useMessages(batchMessages);
  const { api } = useModeration();
  const queryClient = useQueryClient();
  const written = writeReportFilter(filter);
  const [definition] = useState(() => reportList(api, filter));
  const batches = useBatches();
  const { run, isPending, failure } = useRequest(words.notStored());
  const [order, setOrder] = useState<readonly string[]>([]);
  const { selected, onSelect, onSelectAll, onClear } = useSelection(order);
  const chosen = useMemo(() => new Set(selected), [selected]);
  const answer = async () => {
    const lines = selected.map(id => {
      const report = queryClient.getQueryData<AdminReport>(reportKey(id));
      const name = report?.target_account?.nickname;
      return { id, nickname: '', name: text.rowLabel({ id, name: name === undefined ? text.unknownAccount() : `@${name}` }) };
    });
    if (await run(() => batches.start({ kind: filter.isResolved ? 'reopen' : 'resolve' }, lines))) onClear();
  };
  const itemText = useMemo(
    () => (filter.isResolved ? { ...text, emptyTitle: text.emptyResolved } : text),
    [text, filter.isResolved],
  );
  const renderItem = useCallback(
    (id: string, place: RowPlace) => <Row id={id} place={place} isSelected={chosen.has(id)} onSelect={onSelect} />,
    [chosen, onSelect],
  );
  return (
    <>
      <BatchesScreen batches={batches} shows={isOfReports} />
      <StaffListScreen
        definition={definition}
        scrollKey={`moderation-reports ${written}`}
        text={itemText}
        renderItem={renderItem}
        onOrder={setOrder}
        head={
          <>
            <SelectionBar count={selected.length} loaded={order.length} onSelectAll={onSelectAll} onClear={onClear}>
              <Button size="sm" variant="primary" isPending={isPending} onClick={() => void answer()}>
                {filter.isResolved ? words.reopen() : words.resolve()}
              </Button>
            </SelectionBar>
            <Failure text={failure} />
          </>
        }
      />
    </>
  );
}

interface RowProps {
  id: string;
  place: RowPlace;
  isSelected: boolean;
  onSelect(id: string, isRange: boolean): void;
}

function Row({ id, place, isSelected, onSelect }: RowProps) {
  const { hrefOf } = useModeration();
  const { data: report } = useQuery<AdminReport>({ queryKey: reportKey(id), queryFn: skipToken });
  if (report === undefined) return null;
  return (
    <ReportRow
      report={report}
      place={place}
      href={hrefOf('reports', id)}
      isSelected={isSelected}
      onSelect={isRange => onSelect(id, isRange)}
    />
  );
}
