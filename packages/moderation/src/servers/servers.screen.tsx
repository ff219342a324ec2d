import type { AdminDomainBlock } from '@rookery/api-client/admin';
import { useClient } from '@rookery/store';
import { BlankState, Button, NavTabs, shownHost, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useModeration } from '../context/use-moderation.js';
import { EntryListScreen } from '../entries/entry-list.screen.js';
import { entryQuery } from '../entries/staff-table.data.js';
import { useOpening } from '../entries/use-opening.js';
import { useRemoval } from '../entries/use-removal.js';
import { AllowsScreen } from './allows.screen.js';
import { BlockEditor } from './block-editor.screen.js';
import { BlockEntry, type BlockEntryProps } from './block-entry.js';
import { BlocksTransferScreen } from './blocks-transfer.screen.js';
import { serversMessages } from './messages.js';
import { blocksTable } from './servers.data.js';

/** The address of the allowed servers in the section. */
const ALLOWED = 'allowed';

/** The servers that the server limits, and those that it allows (HINT-11). */
export function ServersSection() {
  const text = useMessages(serversMessages);
  const { itemId, hrefOf } = useModeration();
  const isAllowed = itemId === ALLOWED;
  return (
    <>
      <NavTabs
        label={text.kinds()}
        items={[
          { href: hrefOf('servers'), label: text.limited(), isCurrent: !isAllowed },
          { href: hrefOf('servers', ALLOWED), label: text.allowed(), isCurrent: isAllowed },
        ]}
      />
      {isAllowed ? <AllowsScreen /> : <BlocksScreen />}
    </>
  );
}

function BlocksScreen() {
  const text = useMessages(serversMessages);
  const { opening, isOpen, open, close } = useOpening<AdminDomainBlock>();
  const add = useRef<HTMLButtonElement>(null);
  const { ask, modal } = useRemoval(blocksTable, ({ domain: name, severity }) => {
    const domain = shownHost(name);
    return {
      title: text.liftTitle({ domain }),
      text: <p>{severity === 'suspend' ? text.liftSuspendText() : text.liftText()}</p>,
      label: text.liftLimits(),
      done: text.lifted({ domain }),
      failed: text.liftFailed(),
      onDone: () => add.current?.focus(),
    };
  });
  const renderEntry = useCallback((id: string) => <Block id={id} onEdit={open} onLift={ask} />, [open, ask]);
  return (
    <>
      <div className="rk-entries-head">
        <Button ref={add} variant="primary" onClick={() => open(null)}>
          <Plus size={18} strokeWidth={1.85} aria-hidden="true" />
          {text.add()}
        </Button>
        <BlocksTransferScreen />
      </div>
      <EntryListScreen
        definition={blocksTable.list}
        scrollKey="moderation/servers"
        label={text.list()}
        failedTitle={text.failed()}
        emptyState={<BlankState title={text.emptyTitle()} description={text.emptyText()} />}
        renderEntry={renderEntry}
      />
      {modal}
      {opening !== null && <BlockEditor key={opening.number} block={opening.item} isOpen={isOpen} onClose={close} />}
    </>
  );
}

function Block({ id, ...handlers }: { id: string } & Omit<BlockEntryProps, 'block'>) {
  const { data } = useQuery(entryQuery(useClient(), blocksTable, id));
  return data === undefined ? null : <BlockEntry block={data} {...handlers} />;
}
