import { useMessages } from '@rookery/ui';
import { useState, type DragEvent, type ReactNode } from 'react';
import { chatsMessages } from '../messages.js';

interface FileDropAreaProps {
  /** Absent: nothing can be dropped. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
  /** False: `onFiles` says why files are not attached. */
  canAttach: boolean;
  children: ReactNode;
}

/** Attaches files that are dropped on its content. */
export function FileDropArea({ onFiles, canAttach, children }: FileDropAreaProps) {
  const text = useMessages(chatsMessages);
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent): boolean => onFiles !== undefined && event.dataTransfer.types.includes('Files');
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button of the composer attaches files, too
    <div
      className="rk-chat-drop"
      data-over={isOver || undefined}
      onDragOver={event => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(canAttach);
      }}
      onDragLeave={event => {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) setOver(false);
      }}
      onDrop={event => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onFiles?.([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && <p className="rk-chat-drop-hint">{text.dropFiles()}</p>}
    </div>
  );
}
