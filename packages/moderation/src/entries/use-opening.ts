import { useCallback, useState } from 'react';

/** An editor that was opened. `number`: another one for each opening, as its key: each has a draft of its own. */
interface Opening<Item> {
  readonly number: number;
  /** Null: a new entry. */
  readonly item: Item | null;
}

/** The entry that is edited, which stays until its modal has faded out. */
export function useOpening<Item>() {
  const [opening, setOpening] = useState<Opening<Item> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback((item: Item | null): void => {
    setOpening(known => ({ number: (known?.number ?? 0) + 1, item }));
    setOpen(true);
  }, []);
  return {
    /** Null until the first opening. */
    opening,
    isOpen,
    /** Stable. */
    open,
    close: (): void => setOpen(false),
  };
}
