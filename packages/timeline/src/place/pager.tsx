import { Button, useMessages } from '@rookery/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { placeMessages } from './messages.js';

export interface PagerProps {
  /** 1 is the newest. */
  number: number;
  /** Null on the newest page. */
  onNewer: (() => void) | null;
  /** Null on the last page. */
  onOlder: (() => void) | null;
  isLoading: boolean;
  /** The next older page could not be loaded. */
  hasFailed: boolean;
}

/** The buttons below a page that turn to the newer and to the older page. */
export function Pager({ number, onNewer, onOlder, isLoading, hasFailed }: PagerProps) {
  const text = useMessages(placeMessages);
  return (
    <nav className="rk-pager" aria-label={text.pages()}>
      {hasFailed && <span role="alert">{text.olderFailed()}</span>}
      <Button variant="secondary" disabled={onNewer === null} onClick={onNewer ?? undefined}>
        <ChevronLeft className="rk-pager-arrow" size={16} aria-hidden="true" />
        {text.newer()}
      </Button>
      <output>{text.page({ number })}</output>
      <Button variant="secondary" disabled={onOlder === null} isPending={isLoading} onClick={onOlder ?? undefined}>
        {text.older()}
        <ChevronRight className="rk-pager-arrow" size={16} aria-hidden="true" />
      </Button>
    </nav>
  );
}
