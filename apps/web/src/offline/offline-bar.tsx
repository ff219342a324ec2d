import { useMessages } from '@rookery/ui';
import { CloudOff } from 'lucide-react';
import { offlineMessages } from '../messages/offline-messages.js';
import type { Reach } from './reach.js';
import './offline-bar.css';

/** States on an open page that the server cannot be reached. The live region is always there, so that a change is announced. */
export function OfflineBar({ reach, server }: { reach: Reach; server: string }) {
  const text = useMessages(offlineMessages);
  return (
    <output className="app-offline" data-reach={reach}>
      {reach !== 'reachable' && (
        <>
          <CloudOff size={18} strokeWidth={1.85} aria-hidden="true" />
          <span>{reach === 'offline' ? text.offline() : text.unreachable({ server })}</span>
        </>
      )}
    </output>
  );
}
