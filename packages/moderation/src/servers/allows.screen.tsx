import { errorText } from '@rookery/api-client';
import type { AdminDomainAllow } from '@rookery/api-client/admin';
import { useClient } from '@rookery/store';
import { BlankState, IconButton, readHost, rowIcon, shownHost, useMessages } from '@rookery/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { EntryListScreen } from '../entries/entry-list.screen.js';
import { entryQuery, saveEntryMutation } from '../entries/staff-table.data.js';
import { useRemoval } from '../entries/use-removal.js';
import { WordAdder } from '../entries/word-adder.js';
import { domainFault } from './block-draft.js';
import { serversMessages } from './messages.js';
import { allowsTable } from './servers.data.js';

/** The servers that may federate where all others may not (HINT-11). */
export function AllowsScreen() {
  const text = useMessages(serversMessages);
  const client = useClient();
  const save = useMutation(saveEntryMutation(client, useQueryClient(), allowsTable));
  const field = useRef<HTMLInputElement>(null);
  const { ask, modal } = useRemoval(allowsTable, ({ domain: name }) => {
    const domain = shownHost(name);
    return {
      title: text.disallowTitle({ domain }),
      text: <p>{text.disallowText()}</p>,
      label: text.disallowServer(),
      done: text.disallowed({ domain }),
      failed: text.disallowFailed(),
      onDone: () => field.current?.focus(),
    };
  });
  const renderEntry = useCallback((id: string) => <Allow id={id} onRemove={ask} />, [ask]);
  return (
    <>
      <WordAdder
        inputRef={field}
        label={text.domain()}
        description={text.allowedNote()}
        submitLabel={text.allow()}
        faultOf={words => {
          const fault = domainFault(words, new URL(client.baseUrl).host);
          return fault === null ? '' : text[fault]();
        }}
        errorText={save.isError ? errorText(save.error, text.allowFailed()) : ''}
        isPending={save.isPending}
        onAdd={words =>
          save.mutateAsync({ id: null, draft: { domain: readHost(words) ?? words } }).then(
            () => true,
            () => false,
          )
        }
      />
      <EntryListScreen
        definition={allowsTable.list}
        scrollKey="moderation/servers/allowed"
        label={text.allowedList()}
        failedTitle={text.allowedFailed()}
        emptyState={<BlankState title={text.noAllowedTitle()} description={text.noAllowedText()} />}
        renderEntry={renderEntry}
      />
      {modal}
    </>
  );
}

function Allow({ id, onRemove }: { id: string; onRemove(item: AdminDomainAllow): void }) {
  const text = useMessages(serversMessages);
  const { data } = useQuery(entryQuery(useClient(), allowsTable, id));
  if (data === undefined) return null;
  const domain = shownHost(data.domain);
  return (
    <div className="rk-entry">
      <div className="rk-entry-facts">
        <bdi dir="ltr">{domain}</bdi>
      </div>
      <IconButton label={text.disallow({ domain })} icon={trash} onClick={() => onRemove(data)} />
    </div>
  );
}

const trash = rowIcon('trash');
