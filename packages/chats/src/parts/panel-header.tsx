import { IconButton, useMessages } from '@rookery/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { chatsMessages } from '../messages.js';

interface PanelHeaderProps {
  title: string;
  /** Level of the heading: 1 for a page, 2 beside one. */
  level: 1 | 2;
  onBack?: (() => void) | undefined;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** The heading of a column, with its buttons. */
export function PanelHeader({ title, level, onBack, children }: PanelHeaderProps) {
  const text = useMessages(chatsMessages);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <header className="rk-chat-panel-header">
      {onBack && (
        <IconButton label={text.back()} icon={<ArrowLeft size={20} strokeWidth={1.85} aria-hidden="true" />} onClick={onBack} />
      )}
      <Heading>{title}</Heading>
      {children}
    </header>
  );
}
