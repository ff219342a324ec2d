import { errorText } from '@rookery/api-client';
import type { AdminIpBlock } from '@rookery/api-client/admin';
import { useClient } from '@rookery/store';
import { BlankState, Button, useMessages } from '@rookery/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { EditorModal } from '../entries/editor-modal.js';
import { EntryListScreen } from '../entries/entry-list.screen.js';
import { entryQuery, saveEntryMutation } from '../entries/staff-table.data.js';
import { useOpening } from '../entries/use-opening.js';
import { useRemoval } from '../entries/use-removal.js';
import { networksTable } from './blocks.data.js';
import { draftOf, isChangedIpBlock, newIpBlock, wordsOf } from './ip-block-draft.js';
import { blocksMessages } from './messages.js';
import { NetworkEntry, type NetworkEntryProps } from './network-entry.js';
import { NetworkForm } from './network-form.js';

/** The network addresses that are blocked. */
export function NetworksScreen() {
  const text = useMessages(blocksMessages);
  const { opening, isOpen, open, close } = useOpening<AdminIpBlock>();
  const add = useRef<HTMLButtonElement>(null);
  const { ask, modal } = useRemoval(networksTable, ({ ip }) => ({
    title: text.unblockTitle({ name: ip }),
    text: <p>{text.unblockNetworkText()}</p>,
    label: text.remove(),
    done: text.removed(),
    failed: text.removeFailed(),
    onDone: () => add.current?.focus(),
  }));
  const renderEntry = useCallback((id: string) => <Network id={id} onEdit={open} onRemove={ask} />, [open, ask]);
  return (
    <>
      <div className="rk-entries-head">
        <Button ref={add} variant="primary" onClick={() => open(null)}>
          <Plus size={18} strokeWidth={1.85} aria-hidden="true" />
          {text.addNetwork()}
        </Button>
      </div>
      <EntryListScreen
        definition={networksTable.list}
        scrollKey="moderation/blocks/networks"
        label={text.networks()}
        failedTitle={text.networksFailed()}
        emptyState={<BlankState title={text.noNetworksTitle()} description={text.noNetworksText()} />}
        renderEntry={renderEntry}
      />
      {modal}
      {opening !== null && <NetworkEditor key={opening.number} block={opening.item} isOpen={isOpen} onClose={close} />}
    </>
  );
}

function Network({ id, ...handlers }: { id: string } & Pick<NetworkEntryProps, 'onEdit' | 'onRemove'>) {
  const { data, dataUpdatedAt } = useQuery(entryQuery(useClient(), networksTable, id));
  return data === undefined ? null : <NetworkEntry block={data} now={dataUpdatedAt} {...handlers} />;
}

interface NetworkEditorProps {
  /** Null: a new one. */
  block: AdminIpBlock | null;
  isOpen: boolean;
  onClose(): void;
}

function NetworkEditor({ block, isOpen, onClose }: NetworkEditorProps) {
  const text = useMessages(blocksMessages);
  const save = useMutation(saveEntryMutation(useClient(), useQueryClient(), networksTable));
  const [start] = useState(() => (block === null ? newIpBlock : wordsOf(block)));
  const [words, setWords] = useState(start);
  return (
    <EditorModal
      isOpen={isOpen}
      title={block === null ? text.addNetwork() : text.editNetworkTitle()}
      isChanged={isChangedIpBlock(words, start)}
      onClose={onClose}
    >
      <NetworkForm
        words={words}
        onChange={setWords}
        savedEnd={block?.expires_at ?? null}
        isSaving={save.isPending}
        errorText={save.isError ? errorText(save.error, text.blockFailed()) : ''}
        onSave={() => save.mutate({ id: block?.id ?? null, draft: draftOf(words) }, { onSuccess: onClose })}
      />
    </EditorModal>
  );
}
