import type { Reach } from '@rookery/store';
import { useFormat, useMessages } from '@rookery/ui';
import { CloudOff } from 'lucide-react';
import { offlineMessages } from '../messages/offline-messages.js';
import './offline-bar.css';

interface OfflineBarProps {
  reach: Reach;
  /** Live updates have stopped. The page can be reached otherwise. */
  isInterrupted: boolean;
  server: string;
  /** When the page that is shown was stored, in epoch ms; null: it was open when the connection was lost. */
  asOf: number | null;
}

/** States on an open page what is wrong with the connection. The live region is always there, so that a change is announced. */
export function OfflineBar({ reach, isInterrupted, server, asOf }: OfflineBarProps) {
  const text = useMessages(offlineMessages);
  const format = useFormat();
  const state = reach === 'reachable' && isInterrupted ? 'interrupted' : reach;
  return (
    <output className="app-offline" data-reach={state}>
      {state !== 'reachable' && (
        <>
          <CloudOff size={18} strokeWidth={1.85} aria-hidden="true" />
          <span>
            {asOf === null || state === 'interrupted'
              ? text[state]({ server })
              : text[`${state}AsOf`]({ server, time: format.date(asOf) })}
          </span>
        </>
      )}
    </output>
  );
}
