import { Avatar, DisplayName, safeUrl, useMessages, VerifiedBadge } from '@rookery/ui';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { composeMessages } from '../messages.js';
import { characterBox, placeBeside } from '@rookery/ui/completion';
import { suggestionKey, type Suggestion } from './suggestions.js';

interface CompletionPopupProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  /** The text area, and the offset of the word in it: the list is below its first letter. */
  field: RefObject<HTMLTextAreaElement | null>;
  offset: number;
  onAccept(suggestion: Suggestion): void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The suggestions for the word that is being typed: the list box of the text area. */
export function CompletionPopup({ id, suggestions, active, field, offset, onAccept }: CompletionPopupProps) {
  const text = useMessages(composeMessages);
  const list = useRef<HTMLDivElement>(null);
  const count = suggestions.length;
  // Measured for the word and the length of the list, not for each of its letters.
  useLayoutEffect(() => {
    const { current: element } = list;
    if (element === null || field.current === null || count === 0) return;
    element.showPopover?.();
    const { x, top, bottom } = characterBox(field.current, offset);
    placeBeside(element, { left: x, right: x, top, bottom });
  }, [field, offset, count]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list box whose focus stays in the text area
    <div className="rk-completion" id={id} ref={list} role="listbox" popover="manual" aria-label={text.suggestionList()}>
      {suggestions.map((suggestion, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the text area has the focus and the keys
        <div
          key={suggestionKey(suggestion)}
          id={optionId(id, index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option outside a select
          role="option"
          aria-selected={index === active}
          // A press must not take the focus from the text area.
          onMouseDown={event => event.preventDefault()}
          onClick={() => onAccept(suggestion)}
        >
          <SuggestionLine suggestion={suggestion} />
        </div>
      ))}
    </div>
  );
}

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
          <bdi className="rk-completion-detail">@{account.acct}</bdi>
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
          {url !== null && <img src={url} alt="" width={20} height={20} decoding="async" />}
          <bdi>:{suggestion.emoji.shortcode}:</bdi>
        </>
      );
    }
  }
}
