import { findAccounts } from '@rookery/people/accounts';
import { useClient } from '@rookery/store';
import { useMessages, useStore } from '@rookery/ui';
import { useFoundAccounts } from '@rookery/ui/account-search';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { columnHost } from '../shell/column-host.js';
import { columnsMessages } from '../columns/messages.js';
import { fromPage } from '../routing/from-page.dom.js';
import { useSession } from '../session/session-provider.js';
import type { Command } from './app-commands.js';
import { localItems } from '../storage/guarded-storage.js';
import { storageKeys } from '../storage/storage-keys.js';
import { paletteMessages } from './palette-messages.js';
import { distinctById, isColumnItem, type PaletteItem } from './palette-item.js';
import { rankedItems } from './palette-ranking.js';
import { closePalette, paletteRequest, type PaletteRequest } from '../shell/palette-request.dom.js';
import { afterUse, readUsed, usedElsewhere } from './palette-used.js';
import { Palette } from './palette.js';
import { personItem, usedItem, usePaletteItems, useTypedItems } from './use-palette-items.js';

export interface PaletteScreenProps {
  /** Runs a command of the table of shortcuts. */
  onRun(id: Command['id'], target: EventTarget | null): void;
}

const identity = <Value,>(value: Value): Value => value;

/** The command palette. Each opening begins anew; the last one stays for as long as it fades out. */
export function PaletteScreen({ onRun }: PaletteScreenProps) {
  const request = useStore(paletteRequest, identity);
  const [last, setLast] = useState({ request, opening: 0 });
  if (request !== null && request !== last.request) setLast({ request, opening: last.opening + 1 });
  return last.request && <OpenPalette key={last.opening} request={last.request} isOpen={request !== null} onRun={onRun} />;
}

interface OpenPaletteProps extends PaletteScreenProps {
  request: PaletteRequest;
  isOpen: boolean;
}

function OpenPalette({ request, isOpen, onRun }: OpenPaletteProps) {
  const { wants, target } = request;
  const text = useMessages(paletteMessages);
  const columns = useMessages(columnsMessages);
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { session } = useSession();
  const storageKey = storageKeys.palette + (session?.id ?? '');
  const [used] = useState(() => readUsed(localItems.read(storageKey)));
  const known = usePaletteItems(target, id => fromPage(() => onRun(id, target)));
  const search = useMemo(() => findAccounts(client, queryClient, 'everyone'), [client, queryClient]);
  const found = useFoundAccounts(search);
  const typed = useTypedItems(found.text);
  const isUsable = (item: PaletteItem): boolean => wants === 'command' || isColumnItem(item);
  const items = distinctById([...known, ...usedElsewhere(used).map(usedItem)]).filter(isUsable);
  const ranked = rankedItems(
    found.text,
    items,
    used.map(({ id }) => id),
  );
  // They come late: no result above them moves under a finger or from the keys.
  const people = found.items.map(({ account }) => personItem(account));
  const shown = distinctById([...typed.first, ...ranked, ...typed.last, ...people]).filter(isUsable);
  const choose = (item: PaletteItem): void => {
    localItems.write(storageKey, JSON.stringify(afterUse(used, item)));
    closePalette();
    const { href } = item;
    if (href === undefined) item.run?.();
    else if (wants === 'column') fromPage(() => columnHost.get()?.add(href, item.label));
    else fromPage(() => void navigate(href));
  };
  return (
    <Palette
      isOpen={isOpen}
      title={wants === 'column' ? columns.addTitle() : text.title()}
      placeholder={wants === 'column' ? text.columnField() : text.field()}
      text={found.text}
      onTextChange={found.change}
      items={shown}
      emptyText={found.hasFailed ? text.failed() : found.isSettled ? text.nothing() : text.searching()}
      onChoose={choose}
      onClose={closePalette}
    />
  );
}
