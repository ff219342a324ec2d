import { errorText } from '@rookery/api-client';
import { type AdminCanonicalEmailBlock, adminCanonicalEmailBlocksOf } from '@rookery/api-client/admin';
import { useClient } from '@rookery/store';
import { BlankState, Button, IconButton, rowIcon, useMessages } from '@rookery/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { EntryListScreen } from '../entries/entry-list.screen.js';
import { entryQuery, saveEntryMutation } from '../entries/staff-table.data.js';
import { useRemoval } from '../entries/use-removal.js';
import { WordAdder } from '../entries/word-adder.js';
import { addressesTable } from './blocks.data.js';
import { isEmail } from './ip-block-draft.js';
import { blocksMessages } from './messages.js';

/** The e-mail addresses that are blocked: the server keeps only their fingerprints. */
export function AddressesScreen() {
  const text = useMessages(blocksMessages);
  const client = useClient();
  const save = useMutation(saveEntryMutation(client, useQueryClient(), addressesTable));
  const test = useMutation({ mutationFn: (email: string) => adminCanonicalEmailBlocksOf(client).test(email.trim()) });
  const field = useRef<HTMLInputElement>(null);
  const { ask, modal } = useRemoval(addressesTable, ({ canonical_email_hash }) => ({
    title: text.unblockTitle({ name: shortHash(canonical_email_hash) }),
    text: <p>{text.unblockAddressText()}</p>,
    label: text.remove(),
    done: text.removed(),
    failed: text.removeFailed(),
    onDone: () => field.current?.focus(),
  }));
  const renderEntry = useCallback((id: string) => <Address id={id} onRemove={ask} />, [ask]);
  const faultOf = (words: string): string => (isEmail(words) ? '' : text.addressInvalid());
  const testText = test.data === undefined ? '' : test.data.length > 0 ? text.isBlocked() : text.isNotBlocked();
  return (
    <>
      <WordAdder
        inputRef={field}
        label={text.address()}
        description={text.addressHint()}
        submitLabel={text.block()}
        faultOf={faultOf}
        errorText={
          save.isError ? errorText(save.error, text.blockFailed()) : test.isError ? errorText(test.error, text.testFailed()) : ''
        }
        isPending={save.isPending}
        onAdd={words =>
          save.mutateAsync({ id: null, draft: { email: words.trim() } }).then(
            () => true,
            () => false,
          )
        }
      >
        <Button
          isPending={test.isPending}
          onClick={() => {
            const email = field.current?.value ?? '';
            if (isEmail(email)) test.mutate(email);
            else field.current?.focus();
          }}
        >
          {text.test()}
        </Button>
        <output>{testText}</output>
      </WordAdder>
      <EntryListScreen
        definition={addressesTable.list}
        scrollKey="moderation/blocks/addresses"
        label={text.addresses()}
        failedTitle={text.addressesFailed()}
        emptyState={<BlankState title={text.noAddressesTitle()} description={text.noAddressesText()} />}
        renderEntry={renderEntry}
      />
      {modal}
    </>
  );
}

/** Signs of a fingerprint that name it. */
const NAME_LENGTH = 8;
const shortHash = (hash: string): string => hash.slice(0, NAME_LENGTH);

function Address({ id, onRemove }: { id: string; onRemove(block: AdminCanonicalEmailBlock): void }) {
  const text = useMessages(blocksMessages);
  const { data } = useQuery(entryQuery(useClient(), addressesTable, id));
  if (data === undefined) return null;
  const { canonical_email_hash: hash } = data;
  return (
    <div className="rk-entry">
      <div className="rk-entry-facts">
        <code dir="ltr">{hash}</code>
      </div>
      <IconButton label={text.unblock({ name: shortHash(hash) })} icon={trash} onClick={() => onRemove(data)} />
    </div>
  );
}

const trash = rowIcon('trash');
