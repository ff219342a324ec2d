import { ImagePlus } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';

interface DropAreaProps {
  children: ReactNode;
  className?: string | undefined;
  /** Shown while files are above the area; null: nothing, as `onFiles` says why they are not taken. */
  hint: string | null;
  /** Absent: files are not taken. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
  /** A link or a text that is dropped beside the text fields: the browser would open the link. Absent: not taken. */
  onText?: ((data: DataTransfer) => void) | undefined;
}

/**
 * Takes files, links and texts that are dropped on its content. Text goes into the field that it is dropped on; beside files nothing is read.
 * @selector [data-over]
 */
export function DropArea({ children, className, hint, onFiles, onText }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  /** Elements that the pointer entered and has not left: entering a child leaves its parent afterwards. */
  const depth = useRef(0);

  const hasFiles = (event: DragEvent): boolean => onFiles !== undefined && event.dataTransfer.types.includes('Files');
  const hasText = ({ dataTransfer, target }: DragEvent): boolean =>
    onText !== undefined &&
    dataTransfer.types.includes('text/plain') &&
    !(target instanceof Element && target.matches('textarea, input'));
  const leave = (): void => {
    depth.current = 0;
    setOver(false);
  };
  return (
    <div
      className={className === undefined ? 'rk-drop-area' : `rk-drop-area ${className}`}
      data-over={isOver || undefined}
      onDragEnter={event => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(hint !== null);
      }}
      onDragOver={event => {
        if (!hasFiles(event) && !hasText(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      }}
      onDragLeave={event => {
        if (!hasFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) leave();
      }}
      onDrop={event => {
        if (!hasFiles(event)) {
          if (!hasText(event)) return;
          event.preventDefault();
          onText?.(event.dataTransfer);
          return;
        }
        event.preventDefault();
        leave();
        onFiles?.([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <p className="rk-drop-hint">
          <ImagePlus size={24} strokeWidth={1.85} aria-hidden="true" />
          {hint}
        </p>
      )}
    </div>
  );
}
