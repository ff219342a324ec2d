import { IconButton, useMessages, useStore, type Store } from '@rookery/ui';
import { X } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import type { SuggestFor } from './completion/suggestions.js';
import { countedLength, type CountRules } from './counted-length.js';
import { changePart, removePart, type NewId } from './draft-changes.js';
import type { Draft } from './draft.js';
import { composeMessages } from './messages.js';
import { TextEditor } from './text-editor.js';

export interface PartEditorProps {
  draft: Store<Draft>;
  index: number;
  count: number;
  rules: CountRules;
  newId: NewId;
  placeholder: string;
  isReadOnly: boolean;
  /** Id of the element with the remaining characters. */
  describedBy: string;
  ref?: Ref<HTMLTextAreaElement>;
  suggestFor: SuggestFor | null;
  onFocus(): void;
  onSend(): void;
  onPasteFiles?: ((files: readonly File[]) => void) | undefined;
  /** Media and poll. */
  children?: ReactNode;
}

/** One post of a draft: content warning, text, and what is attached. Renders anew for its own part alone. */
export function PartEditor({ draft, index, count, rules, newId, placeholder, isReadOnly, children, ...editor }: PartEditorProps) {
  const text = useMessages(composeMessages);
  const warningId = useId();
  const part = useStore(draft, state => state.parts[index]);
  const language = useStore(draft, state => state.language);
  if (part === undefined) return null;
  const isTooLong = countedLength(part.text, part.spoilerText, rules) > rules.maxCharacters;
  return (
    <div className="rk-compose-part">
      {part.spoilerText !== null && (
        <div className="rk-compose-warning">
          <label htmlFor={warningId}>{text.warning()}</label>
          <input
            id={warningId}
            type="text"
            dir="auto"
            value={part.spoilerText}
            readOnly={isReadOnly}
            onFocus={editor.onFocus}
            onChange={event => draft.set(state => changePart(state, index, { spoilerText: event.target.value }, newId))}
          />
        </div>
      )}
      <div className="rk-compose-text-row">
        <TextEditor
          {...editor}
          label={count > 1 ? text.textOfPart({ number: index + 1, count }) : text.text()}
          value={part.text}
          language={language}
          placeholder={placeholder}
          isReadOnly={isReadOnly}
          isInvalid={isTooLong}
          onChange={value => draft.set(state => changePart(state, index, { text: value }, newId))}
        />
        {count > 1 && (
          <IconButton
            label={text.removePart({ number: index + 1 })}
            icon={<X size={16} strokeWidth={1.85} aria-hidden="true" />}
            onClick={() => draft.set(state => removePart(state, index))}
          />
        )}
      </div>
      {part.media.length > 0 && (
        <label className="rk-compose-sensitive">
          <input
            type="checkbox"
            checked={part.sensitive}
            disabled={isReadOnly}
            onChange={event => draft.set(state => changePart(state, index, { sensitive: event.target.checked }, newId))}
          />
          {text.sensitive()}
        </label>
      )}
      {children}
    </div>
  );
}
