import { newId } from '@rookery/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { localItems } from '../storage/guarded-storage.js';
import { readColumns, writeColumns, type Column } from './column-layout.js';

type Columns = readonly Column[];

export const newColumn = (href: string, title: string): Column => ({ id: newId(), href, title });

/**
 * The columns of an account. They are stored on this device alone: how many are useful depends on its screen. Another tab follows a change.
 *
 * @param storageKey Of the account.
 * @param first The columns of an account that has chosen none.
 */
export function useColumns(
  storageKey: string,
  first: () => Columns,
): [Columns, (change: (columns: Columns) => Columns) => Columns] {
  const [columns, setColumns] = useState(() => readColumns(localItems.read(storageKey)) ?? first());
  const latest = useRef(columns);
  const change = useCallback(
    (to: (columns: Columns) => Columns): Columns => {
      const next = to(latest.current);
      if (next === latest.current) return next;
      latest.current = next;
      localItems.write(storageKey, writeColumns(next));
      setColumns(next);
      return next;
    },
    [storageKey],
  );
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent): void => {
      const stored = key === storageKey ? readColumns(newValue) : null;
      if (stored === null) return;
      latest.current = stored;
      setColumns(stored);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storageKey]);
  return [columns, change];
}
