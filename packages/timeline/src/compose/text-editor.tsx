import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';

export interface TextEditorProps {
  /** The accessible name. */
  label: string;
  value: string;
  onChange(text: string): void;
  placeholder?: string | undefined;
  /** The language of the text; null: not known. */
  language: string | null;
  isReadOnly?: boolean;
  isInvalid?: boolean;
  /** Id of the element with the remaining characters or an error. */
  describedBy?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
  /** Ctrl or Cmd with Enter. */
  onSend(): void;
  onFocus?(): void;
  /** Files from the clipboard. Without files the text is inserted, never markup. */
  onPasteFiles?(files: readonly File[]): void;
}

/** The text of a post: a plain text area that grows with it. The browser keeps its undo history. */
export function TextEditor({
  label,
  value,
  onChange,
  language,
  isReadOnly,
  isInvalid,
  describedBy,
  ref,
  onSend,
  onPasteFiles,
  ...rest
}: TextEditorProps) {
  const own = useRef<HTMLTextAreaElement | null>(null);
  useLayoutEffect(() => {
    if (own.current !== null) growToText(own.current);
  });
  return (
    <textarea
      {...rest}
      ref={element => {
        own.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      className="rk-compose-text"
      dir="auto"
      lang={language ?? undefined}
      rows={2}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      readOnly={isReadOnly}
      value={value}
      onChange={event => onChange(event.target.value)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onSend();
      }}
      onPaste={(event: ClipboardEvent) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0 || onPasteFiles === undefined || event.clipboardData.getData('text/plain') !== '') return;
        event.preventDefault();
        onPasteFiles(files);
      }}
    />
  );
}

/** For browsers without `field-sizing: content`. */
function growToText(element: HTMLTextAreaElement): void {
  if (globalThis.CSS?.supports?.('field-sizing', 'content') ?? true) return;
  element.style.blockSize = 'auto';
  element.style.blockSize = `${element.scrollHeight}px`;
}
