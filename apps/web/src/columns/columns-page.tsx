import { BlankState, Button, IconButton, useMessages } from '@rookery/ui';
import { Plus } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { messages } from '../messages/messages.js';
import { openPalette } from '../shell/palette-request.dom.js';
import { useSession } from '../session/session-provider.js';
import { useTitle } from '../shell/page-header.js';
import { storageKeys } from '../storage/storage-keys.js';
import { MOST_COLUMNS } from './column-layout.js';
import { ColumnScreen } from './column.screen.js';
import { columnsMessages } from './messages.js';
import { useColumnHost } from './use-column-host.js';
import { useDeck } from './use-deck.js';
import './columns.css';

export interface ColumnsPageProps {
  /** Draws the page of an address. Stable. */
  renderPage(location: Location): ReactNode;
}

const addOne = (): void => openPalette({ wants: 'column' });

/** Home on a wide screen whose reader has chosen columns: lists of the app side by side. */
export function ColumnsPage({ renderPage }: ColumnsPageProps) {
  const app = useMessages(messages);
  const text = useMessages(columnsMessages);
  const { session } = useSession();
  const deck = useRef<HTMLDivElement>(null);
  // Their places are stored under their ids, also before the reader changes anything.
  const first = () => [
    { id: 'home', href: '/', title: app.home() },
    { id: 'notifications', href: '/notifications', title: app.notifications() },
    { id: 'local', href: '/timeline/local', title: app.local() },
  ];
  const { columns, ...on } = useDeck(deck, storageKeys.columns + (session?.id ?? ''), first);
  useTitle(text.columns());
  useColumnHost(deck, on.add);
  return (
    <>
      <h1 className="rk-visually-hidden">{text.columns()}</h1>
      <div className="app-deck" ref={deck} data-count={columns.length}>
        {columns.map((column, index) => (
          <ColumnScreen
            key={column.id}
            {...{ column, index, renderPage }}
            count={columns.length}
            isDragged={on.draggedId === column.id}
            isCurrent={on.currentId === column.id}
            gripProps={on.handleProps(column.id)}
            onMove={on.move}
            onRemove={on.remove}
            onUse={on.use}
            onChange={on.edit}
          />
        ))}
        {columns.length === 0 ? (
          <BlankState
            title={text.noneTitle()}
            description={text.noneText()}
            action={<Button onClick={addOne}>{text.add()}</Button>}
          />
        ) : (
          columns.length < MOST_COLUMNS && (
            <div className="app-deck-add">
              <IconButton label={text.add()} icon={<Plus size={20} strokeWidth={1.85} aria-hidden="true" />} onClick={addOne} />
            </div>
          )
        )}
      </div>
      <output className="rk-visually-hidden">{on.announcement}</output>
    </>
  );
}
