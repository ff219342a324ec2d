import { useState } from 'react';

/**
 * Counts how often a layer was opened. As the `key` of its content it lets a layer that is opened again while it still fades begin anew:
 * then its content takes the focus, which only mounting does.
 */
export function useOpenings(isOpen: boolean): number {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [openings, setOpenings] = useState(0);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpenings(openings + 1);
  }
  return openings;
}
