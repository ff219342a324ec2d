import { useEffect, useState } from 'react';

/** The value once it has not changed for `milliseconds`; '' until then, also on mount. An empty text counts at once. */
export function useDebounced(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState('');
  if (value === '' && settled !== '') setSettled('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
