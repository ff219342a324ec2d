import { useMessages } from '@rookery/ui';
import { ImagePlus } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { mediaMessages } from './messages.js';

interface MediaDropAreaProps {
  children: ReactNode;
  /** Absent: files are not taken. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
}

/** Takes files that are dropped on a composer. Of whatever else is dropped with them nothing is read; text goes where it is dropped. */
export function MediaDropArea({ children, onFiles }: MediaDropAreaProps) {
  const text = useMessages(mediaMessages);
  const [isOver, setOver] = useState(false);
  /** Elements that the pointer entered and has not left: entering a child leaves its parent afterwards. */
  const depth = useRef(0);

  const hasFiles = (event: DragEvent): boolean => onFiles !== undefined && event.dataTransfer.types.includes('Files');
  const leave = (): void => {
    depth.current = 0;
    setOver(false);
  };
  return (
    <div
      className="rk-drop-area"
      data-over={isOver || undefined}
      onDragEnter={event => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      }}
      onDragOver={event => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      }}
      onDragLeave={event => {
        if (!hasFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) leave();
      }}
      onDrop={event => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        leave();
        onFiles?.([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <p className="rk-drop-hint">
          <ImagePlus size={24} strokeWidth={1.85} aria-hidden="true" />
          {text.drop()}
        </p>
      )}
    </div>
  );
}
