import { Avatar, DisplayName, Handle, safeUrl, useMessages, VerifiedBadge } from '@rookery/ui';
import { memo, useLayoutEffect, useRef, type RefObject } from 'react';
import { composeMessages } from '../messages.js';
import { createCharacterRuler, placeBeside, type CharacterRuler } from '@rookery/ui/completion';
import { optionId, suggestionKey, type Suggestion } from './suggestions.js';

interface CompletionPopupProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  /** A closed list stays in the document, out of sight: opening it again then changes a few texts. */
  isOpen: boolean;
  /** The text area, and the offset of the word in it: the list is below its first letter. */
  field: RefObject<HTMLTextAreaElement | null>;
  offset: number;
  onAccept(suggestion: Suggestion): void;
}

/** The suggestions for the word that is being typed: the list box of the text area. */
export function CompletionPopup({ id, suggestions, active, isOpen, field, offset, onAccept }: CompletionPopupProps) {
  const text = useMessages(composeMessages);
  const list = useRef<HTMLDivElement>(null);
  const ruler = useRef<CharacterRuler | null>(null);
  useLayoutEffect(() => {
    if (field.current === null) return undefined;
    list.current?.showPopover?.();
    const created = createCharacterRuler(field.current);
    ruler.current = created;
    return () => created.remove();
  }, [field]);
  const count = suggestions.length;
  // Measured for the word and the length of the list. A letter moves the list only when its word goes to the next line.
  useLayoutEffect(() => {
    if (!isOpen || count === 0) return undefined;
    const place = (): void => {
      if (list.current === null || ruler.current === null) return;
      const { x, top, bottom } = ruler.current.measure(offset);
      placeBeside(list.current, { left: x, right: x, top, bottom });
    };
    const follow = (): void => {
      if (ruler.current?.mayHaveMoved() === true) place();
    };
    place();
    // On the document: after what the letter has rendered.
    document.addEventListener('input', follow);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      document.removeEventListener('input', follow);
      document.removeEventListener('scroll', place, { capture: true });
    };
  }, [offset, count, isOpen]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the text area has the focus and the keys
    <div
      className="rk-completion"
      id={id}
      ref={list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list box whose focus stays in the text area
      role="listbox"
      popover="manual"
      aria-label={text.suggestionList()}
      style={{ visibility: isOpen ? undefined : 'hidden' }}
      // A press must not take the focus from the text area.
      onMouseDown={event => event.preventDefault()}
      onClick={({ target, currentTarget }) => {
        const row = [...currentTarget.children].findIndex(child => target instanceof Node && child.contains(target));
        const chosen = suggestions[row];
        if (chosen !== undefined) onAccept(chosen);
      }}
    >
      {suggestions.map((suggestion, index) => (
        <SuggestionRow
          key={rowKey(suggestion, index)}
          id={optionId(id, index)}
          suggestion={suggestion}
          isActive={index === active}
        />
      ))}
    </div>
  );
}

/** Emoji change with each letter: their rows stay, with another picture and name. */
function rowKey(suggestion: Suggestion, index: number): string | number {
  return suggestion.kind === 'account' || suggestion.kind === 'tag' ? suggestionKey(suggestion) : index;
}

/** Memoized: a letter often leaves most rows as they were. */
const SuggestionRow = memo(function SuggestionRow(props: { id: string; suggestion: Suggestion; isActive: boolean }) {
  const { id, suggestion, isActive } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option outside a select
    <div id={id} role="option" aria-selected={isActive}>
      <SuggestionLine suggestion={suggestion} />
    </div>
  );
});

function SuggestionLine({ suggestion }: { suggestion: Suggestion }) {
  switch (suggestion.kind) {
    case 'account': {
      const { account } = suggestion;
      return (
        <>
          <Avatar src={safeUrl(account.avatar_static, 'media')} name={account.acct} size={28} />
          <bdi>
            <DisplayName name={account.display_name || account.username} emojis={account.emojis} />
          </bdi>
          {account.verified && <VerifiedBadge />}
          <Handle className="rk-completion-detail" acct={account.acct} />
        </>
      );
    }
    case 'tag':
      return <bdi>#{suggestion.name}</bdi>;
    case 'emoji':
      return (
        <>
          <span aria-hidden="true">{suggestion.emoji.emoji}</span>
          <bdi>:{suggestion.emoji.shortcodes[0]}:</bdi>
        </>
      );
    case 'custom': {
      const url = safeUrl(suggestion.emoji.static_url, 'media');
      return (
        <>
          {/* Another picture is another element: one that loads would show the picture before it. */}
          {url !== null && (
            <img referrerPolicy="no-referrer" key={url} src={url} alt="" width={20} height={20} decoding="async" />
          )}
          <bdi>:{suggestion.emoji.shortcode}:</bdi>
        </>
      );
    }
  }
}
