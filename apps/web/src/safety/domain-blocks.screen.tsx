import { useClient, useList } from '@rookery/api-client/query';
import { useTimelineOptions } from '@rookery/timeline';
import { BlankState, Button, useMessages } from '@rookery/ui';
import { useScrollRestoration, type VirtualListHandle } from '@rookery/ui/list';
import { useCallback, useMemo, useRef } from 'react';
import { AccountList } from '../accounts/account-list.js';
import { useIsReturn } from '../routing/arrival.js';
import { DomainForm } from './domain-form.js';
import { safetyPageMessages } from './page-messages.js';
import { domainBlockList } from './relationship-lists.data.js';
import { useAccountCommands } from './use-account-commands.js';
import { useSafety } from './use-safety.js';

/** The blocked domains, with the way to add and to remove one (HINT-12). */
export function DomainBlocksScreen() {
  const text = useMessages(safetyPageMessages);
  const client = useClient();
  const { scrollMemory, settings } = useTimelineOptions();
  const list = useRef<VirtualListHandle>(null);
  const field = useRef<HTMLInputElement>(null);
  const { position, onAnchorChange } = useScrollRestoration({
    memory: scrollMemory,
    scrollKey: 'domain_blocks',
    restore: useIsReturn(),
    list,
  });
  const { query, state, older, loadOlder } = useList(domainBlockList);
  const domains = useMemo(() => state?.entries.flatMap(entry => (entry.kind === 'item' ? entry.id : [])) ?? [], [state]);
  const { openBlockDomain } = useSafety();
  const { unblockDomain } = useAccountCommands();
  const renderDomain = useCallback(
    (domain: string) => (
      <div className="app-domain-row">
        <bdi>{domain}</bdi>
        <Button
          size="sm"
          aria-label={text.unblockName({ name: domain })}
          onClick={() => {
            unblockDomain(domain);
            // Its row leaves.
            field.current?.focus();
          }}
        >
          {text.unblock()}
        </Button>
      </div>
    ),
    [text, unblockDomain],
  );
  return (
    <>
      <DomainForm ref={field} ownDomain={new URL(client.baseUrl).host} onSubmit={openBlockDomain} />
      <AccountList
        list={list}
        label={text.domainBlocks()}
        failedTitle={text.failed()}
        emptyState={<BlankState title={text.noDomainsTitle()} description={text.noDomainsText()} />}
        ids={domains}
        state={state !== undefined ? 'ready' : query.isError ? 'failed' : 'loading'}
        error={query.error}
        onRetry={() => void query.refetch()}
        older={older}
        onLoadOlder={loadOlder}
        autoloadMore={settings.autoloadMore}
        position={position}
        onAnchorChange={onAnchorChange}
        renderAccount={renderDomain}
      />
    </>
  );
}
