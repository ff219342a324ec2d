import type { Visibility } from '@rookery/api-client';
import { NamedIcon, useMessages } from '@rookery/ui';
import { messages } from './messages.js';
import { visibilityLooks } from './status-rules.js';

interface VisibilityMarkProps {
  visibility: Visibility;
}

/** The visibility of a post: an icon with an accessible name (STAT-08). */
export function VisibilityMark({ visibility }: VisibilityMarkProps) {
  const text = useMessages(messages);
  const look = visibilityLooks[visibility];
  return <NamedIcon icon={look.icon} name={text[look.name]()} size={14} />;
}
