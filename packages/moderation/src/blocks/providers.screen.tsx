import { errorText } from '@rookery/api-client';
import type { AdminEmailDomainBlock } from '@rookery/api-client/admin';
import { useClient } from '@rookery/store';
import { BlankState, IconButton, readHost, rowIcon, shownHost, Switch, useFormat, useMessages } from '@rookery/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { EntryListScreen } from '../entries/entry-list.screen.js';
import { entryQuery, saveEntryMutation } from '../entries/staff-table.data.js';
import { useRemoval } from '../entries/use-removal.js';
import { WordAdder } from '../entries/word-adder.js';
import { providersTable } from './blocks.data.js';
import { attemptsIn } from './ip-block-draft.js';
import { blocksMessages } from './messages.js';

/** The e-mail providers that are blocked. */
export function ProvidersScreen() {
  const text = useMessages(blocksMessages);
  const save = useMutation(saveEntryMutation(useClient(), useQueryClient(), providersTable));
  const [allow_with_approval, setWithApproval] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { ask, modal } = useRemoval(providersTable, ({ domain }) => ({
    title: text.unblockTitle({ name: shownHost(domain) }),
    text: <p>{text.unblockProviderText()}</p>,
    label: text.remove(),
    done: text.removed(),
    failed: text.removeFailed(),
    onDone: () => field.current?.focus(),
  }));
  const renderEntry = useCallback((id: string) => <Provider id={id} onRemove={ask} />, [ask]);
  return (
    <>
      <WordAdder
        inputRef={field}
        label={text.provider()}
        description={text.providerHint()}
        submitLabel={text.block()}
        faultOf={words => (readHost(words) === null ? text.domainInvalid() : '')}
        errorText={save.isError ? errorText(save.error, text.blockFailed()) : ''}
        isPending={save.isPending}
        onAdd={words =>
          save.mutateAsync({ id: null, draft: { domain: readHost(words) ?? words, allow_with_approval } }).then(
            () => true,
            () => false,
          )
        }
      >
        <Switch
          label={text.withApproval()}
          description={text.withApprovalHint()}
          isOn={allow_with_approval}
          onChange={setWithApproval}
        />
      </WordAdder>
      <EntryListScreen
        definition={providersTable.list}
        scrollKey="moderation/blocks"
        label={text.providers()}
        failedTitle={text.providersFailed()}
        emptyState={<BlankState title={text.noProvidersTitle()} description={text.noProvidersText()} />}
        renderEntry={renderEntry}
      />
      {modal}
    </>
  );
}

function Provider({ id, onRemove }: { id: string; onRemove(block: AdminEmailDomainBlock): void }) {
  const { data } = useQuery(entryQuery(useClient(), providersTable, id));
  return data === undefined ? null : <ProviderEntry block={data} onRemove={onRemove} />;
}

export interface ProviderEntryProps {
  block: AdminEmailDomainBlock;
  onRemove(block: AdminEmailDomainBlock): void;
}

/** An e-mail provider that is blocked, with the attempts to sign up. */
export function ProviderEntry({ block, onRemove }: ProviderEntryProps) {
  const text = useMessages(blocksMessages);
  const format = useFormat();
  const name = shownHost(block.domain);
  const attempts = attemptsIn(block.history);
  return (
    <div className="rk-entry">
      <div className="rk-entry-facts">
        <bdi dir="ltr">{name}</bdi>
        {block.allow_with_approval && <span className="rk-entry-state">{text.waitsForApproval()}</span>}
        {attempts > 0 && <small>{text.attempts({ count: attempts, shown: format.number(attempts) })}</small>}
      </div>
      <IconButton label={text.unblock({ name })} icon={trash} onClick={() => onRemove(block)} />
    </div>
  );
}

const trash = rowIcon('trash');
