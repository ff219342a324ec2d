import type { Visibility } from '@rookery/api-client';
import { drawings, NamedIcon, useMessages, type IconDrawing } from '@rookery/ui';
import { messages } from './messages.js';
import { visibilityLooks, type VisibilityIcon } from './status-rules.js';

const icons: Record<VisibilityIcon, IconDrawing> = {
  globe: drawings.globe,
  moon: drawings.moon,
  lock: drawings.lock,
  mail: drawings.mail,
  house: drawings.house,
  list: drawings.list,
  hourglass: drawings.hourglass,
  handshake: drawings.handshake,
};

interface VisibilityMarkProps {
  visibility: Visibility;
}

/** The visibility of a post: an icon with an accessible name (STAT-08). */
export function VisibilityMark({ visibility }: VisibilityMarkProps) {
  const text = useMessages(messages);
  const look = visibilityLooks[visibility];
  return <NamedIcon icon={icons[look.icon]} name={text[look.name]()} size={14} />;
}
