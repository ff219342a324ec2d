import { BlankState, Form, SearchField, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useModeration } from '../context/use-moderation.js';
import { EntryListScreen } from '../entries/entry-list.screen.js';
import { LogEntry } from './log-entry.js';
import { logEntryQuery, logList } from './log.data.js';
import { logMessages } from './messages.js';

/** The name of the words in the address. */
const WORDS = 'q';

/** The log of what the staff has done, with a search (HINT-11). */
export function LogSection() {
  const text = useMessages(logMessages);
  const { search, hrefOf, onOpen } = useModeration();
  const words = new URLSearchParams(search).get(WORDS) ?? '';
  const [typed, setTyped] = useState(words);
  const definition = useMemo(() => logList(words), [words]);
  const open = (wanted: string): void => {
    const query = wanted.trim() === '' ? '' : new URLSearchParams({ [WORDS]: wanted.trim() }).toString();
    onOpen(hrefOf('log', undefined, query), true);
  };
  return (
    <>
      <search>
        <Form className="rk-entries-head" onSubmit={() => open(typed)}>
          <SearchField
            label={text.search()}
            value={typed}
            type="text"
            onChange={value => {
              setTyped(value);
              if (value === '' && words !== '') open('');
            }}
          />
        </Form>
      </search>
      <EntryListScreen
        key={words}
        definition={definition}
        scrollKey={`moderation/log/${words}`}
        label={text.list()}
        failedTitle={text.failed()}
        emptyState={
          words === '' ? (
            <BlankState title={text.emptyTitle()} description={text.emptyText()} />
          ) : (
            <BlankState title={text.nothingFound({ words })} />
          )
        }
        renderEntry={renderEntry}
      />
    </>
  );
}

const renderEntry = (id: string) => <Entry id={id} />;

function Entry({ id }: { id: string }) {
  const { data } = useQuery(logEntryQuery(id));
  return data === undefined ? null : <LogEntry entry={data} />;
}
