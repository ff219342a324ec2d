import { useLocale, useMessages, useNotify, useReorder } from '@rookery/ui';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  addColumn,
  changeColumn,
  columnBeside,
  MOST_COLUMNS,
  moveColumn,
  removeColumn,
  restoreColumn,
  type Column,
} from './column-layout.js';
import { columnOf, keepScrolled, scrollerIn, showColumn } from './column-places.dom.js';
import { columnsMessages } from './messages.js';
import { newColumn, useColumns } from './use-columns.js';

/** To be done with the elements of a change, once they are there. */
type AfterChange = (deck: HTMLElement) => void;

/** Brings a column into view. */
const showing =
  (id: string): AfterChange =>
  deck => {
    const column = columnOf(deck, id);
    if (column !== null) showColumn(column, false);
  };

/** The columns of an account, and what is done to them: with the focus, the announcement and the scroll positions that belong to it. */
export function useDeck(deck: RefObject<HTMLElement | null>, storageKey: string, first: () => readonly Column[]) {
  const text = useMessages(columnsMessages);
  const notify = useNotify();
  const { direction } = useLocale();
  const [columns, change] = useColumns(storageKey, first);
  const [currentId, setCurrentId] = useState<string | null>(columns[0]?.id ?? null);
  const [announcement, setAnnouncement] = useState('');
  const due = useRef<AfterChange[]>([]);
  useLayoutEffect(() => {
    for (const act of due.current.splice(0)) if (deck.current !== null) act(deck.current);
  }, [columns, deck]);

  const announce = (all: readonly Column[], id: string): void => {
    const position = all.findIndex(column => column.id === id) + 1;
    const title = all[position - 1]?.title ?? '';
    if (position > 0) setAnnouncement(text.moved({ title, position, count: all.length }));
  };
  const latest = useRef({ announce, notify, text });
  useLayoutEffect(() => {
    latest.current = { announce, notify, text };
  });

  const moveTo = useCallback(
    (id: string, position: number): readonly Column[] => {
      if (deck.current !== null) due.current.push(keepScrolled(deck.current));
      due.current.push(showing(id));
      return change(all => moveColumn(all, id, position));
    },
    [change, deck],
  );
  const move = useCallback((id: string, position: number): void => latest.current.announce(moveTo(id, position), id), [moveTo]);
  const remove = useCallback(
    (id: string): void => {
      let removed: { column: Column; position: number } | null = null;
      change(all => {
        const position = all.findIndex(column => column.id === id);
        const column = all[position];
        if (column === undefined) return all;
        removed = { column, position };
        const beside = columnBeside(all, id);
        if (beside !== null) {
          setCurrentId(beside.id);
          due.current.push(element => {
            const next = columnOf(element, beside.id);
            if (next !== null) scrollerIn(next)?.focus({ preventScroll: true });
          });
        } else due.current.push(element => element.querySelector<HTMLElement>('button')?.focus());
        return removeColumn(all, id);
      });
      if (removed === null) return;
      const { column, position } = removed as { column: Column; position: number };
      const { text: words } = latest.current;
      latest.current.notify({
        kind: 'info',
        text: words.removed({ title: column.title }),
        action: { label: words.undo(), onPress: () => void change(all => restoreColumn(all, column, position)) },
      });
    },
    [change],
  );
  const add = useCallback(
    (href: string, title: string): void => {
      const column = newColumn(href, title);
      const after = change(all => addColumn(all, column));
      const shown = after.find(one => one.href === href);
      if (shown === undefined) {
        latest.current.notify({ kind: 'info', text: latest.current.text.full({ count: MOST_COLUMNS }) });
        return;
      }
      setCurrentId(shown.id);
      latest.current.announce(after, shown.id);
      if (shown.id === column.id) due.current.push(showing(shown.id));
      else if (deck.current !== null) {
        const element = columnOf(deck.current, shown.id);
        if (element !== null) showColumn(element, true);
      }
    },
    [change, deck],
  );
  const edit = useCallback(
    (id: string, to: Partial<Pick<Column, 'href' | 'title'>>): void => void change(all => changeColumn(all, id, to)),
    [change],
  );
  const { draggedId, handleProps } = useReorder({
    ids: columns.map(({ id }) => id),
    isRightToLeft: direction === 'rtl',
    onMove: moveTo,
    onMovedByKey: (position, id) => announce(moveColumn(columns, id, position), id),
  });
  return { columns, currentId, announcement, draggedId, handleProps, move, remove, add, edit, use: setCurrentId };
}
