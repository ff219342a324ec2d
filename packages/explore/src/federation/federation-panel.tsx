import { federationSummary, type FederationState, type RemoteInstance, type RestrictionLine } from '@rookery/api-client';
import { useMessages } from '@rookery/ui';
import {
  EyeOff,
  ImageOff,
  Info,
  ListX,
  Lock,
  ShieldCheck,
  ShieldQuestionMark,
  ShieldX,
  ShieldAlert,
  type LucideIcon,
} from 'lucide-react';
import { federationMessages } from './messages.js';

interface FederationPanelProps {
  siteTitle: string;
  remote: RemoteInstance;
}

const stateIcons: Record<FederationState, LucideIcon> = {
  undisclosed: ShieldQuestionMark,
  rejected: ShieldX,
  limited: ShieldAlert,
  open: ShieldCheck,
};
const lineIcons: Partial<Record<RestrictionLine, LucideIcon>> = {
  followersOnly: Lock,
  federatedTimelineRemoval: ListX,
  allMediaRemoved: ImageOff,
  mediaRemoved: ImageOff,
  avatarsRemoved: ImageOff,
  bannersRemoved: ImageOff,
  mediaSensitive: EyeOff,
};

/** How the server treats another one: a sentence, and one line for each restriction (UI-05). */
export function FederationPanel({ siteTitle, remote }: FederationPanelProps) {
  const text = useMessages(federationMessages);
  const { state, lines } = federationSummary(remote);
  const StateIcon = stateIcons[state];
  return (
    <div className="rk-federation">
      <p data-state={state}>
        <StateIcon size={20} strokeWidth={1.85} aria-hidden="true" />
        <span>{text[state]({ siteTitle, host: remote.host })}</span>
      </p>
      {lines.length > 0 && (
        <ul>
          {lines.map(line => {
            const Icon = lineIcons[line] ?? Info;
            return (
              <li key={line}>
                <Icon size={16} strokeWidth={1.85} aria-hidden="true" />
                {text[line]()}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
