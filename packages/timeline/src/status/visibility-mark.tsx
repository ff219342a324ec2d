import type { Visibility } from '@rookery/api-client';
import { NamedIcon, useMessages } from '@rookery/ui';
import { Globe, Handshake, Hourglass, House, List, Lock, Mail, Moon, type LucideIcon } from 'lucide-react';
import { messages } from './messages.js';
import { visibilityLooks, type VisibilityIcon } from './status-rules.js';

const icons: Record<VisibilityIcon, LucideIcon> = {
  globe: Globe,
  moon: Moon,
  lock: Lock,
  mail: Mail,
  house: House,
  list: List,
  hourglass: Hourglass,
  handshake: Handshake,
};

export interface VisibilityMarkProps {
  visibility: Visibility;
}

/** Who may see the post: an icon whose name can be read aloud. */
export function VisibilityMark({ visibility }: VisibilityMarkProps) {
  const text = useMessages(messages);
  const look = visibilityLooks[visibility];
  return <NamedIcon icon={icons[look.icon]} name={text[look.name]()} size={14} />;
}
