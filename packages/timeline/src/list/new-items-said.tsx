import { useMessages, VisuallyHidden } from '@rookery/ui';
import { useEffect, useRef, useState } from 'react';
import { listMessages } from './messages.js';
import { sayingDelay } from './saying.js';

export interface NewItemsSaidProps {
  /** Posts waiting. */
  count: number;
}

/** Tells those who do not see the button that new posts wait, and how many: now and then, however fast they come. */
export function NewItemsSaid({ count }: NewItemsSaidProps) {
  const text = useMessages(listMessages);
  const [said, setSaid] = useState(0);
  const lastAt = useRef<number | null>(null);
  const latest = useRef(count);
  useEffect(() => {
    latest.current = count;
  }, [count]);
  if (count === 0 && said !== 0) setSaid(0);
  const isDue = count > 0 && count !== said;
  useEffect(() => {
    if (!isDue) return undefined;
    const say = () => {
      lastAt.current = Date.now();
      setSaid(latest.current);
    };
    const timer = setTimeout(say, sayingDelay(lastAt.current, Date.now()));
    return () => clearTimeout(timer);
  }, [isDue]);
  return (
    <VisuallyHidden>
      <output>{said > 0 && text.newPostsSaid({ count: said })}</output>
    </VisuallyHidden>
  );
}
