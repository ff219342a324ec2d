import { Button, IconButton, TextField, useMessages } from '@rookery/ui';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { noKeyword, type DraftKeyword } from './filter-draft.js';
import { filterPageMessages } from './messages.js';

interface FilterKeywordsProps {
  keywords: readonly DraftKeyword[];
  /** A filter of the server is one phrase. */
  isOnePhrase: boolean;
  /** '' without one. */
  errorText: string;
  onChange(keywords: readonly DraftKeyword[]): void;
}

/** The words of a filter, each with its switch. A new one gets the focus, as does the neighbour of a removed one. */
export function FilterKeywords({ keywords, isOnePhrase, errorText, onChange }: FilterKeywordsProps) {
  const text = useMessages(filterPageMessages);
  const list = useRef<HTMLFieldSetElement>(null);
  const focusField = (index: number): void =>
    [...(list.current?.querySelectorAll<HTMLInputElement>('.rk-field input') ?? [])].at(index)?.focus();
  const change = (index: number, fields: Partial<DraftKeyword>): void =>
    onChange(keywords.map((keyword, at) => (at === index ? { ...keyword, ...fields } : keyword)));
  return (
    <fieldset className="rk-filter-group" ref={list}>
      <legend>{text.keywords()}</legend>
      {keywords.map(({ keyword, whole_word }, index) => {
        const number = index + 1;
        const isAlone = keywords.length === 1;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a word that is typed has no other name
          <div className="rk-filter-keyword" key={index}>
            <TextField
              label={isAlone ? text.keyword() : text.keywordNumber({ number })}
              isLabelHidden
              placeholder={text.keyword()}
              value={keyword}
              maxLength={500}
              autoComplete="off"
              autoCapitalize="none"
              {...(index === 0 && errorText !== '' && { errorText })}
              onChange={event => change(index, { keyword: event.target.value })}
            />
            <label className="rk-filter-check">
              <input
                type="checkbox"
                checked={whole_word}
                aria-label={isAlone ? text.wholeWord() : text.wholeWordNumber({ number })}
                onChange={event => change(index, { whole_word: event.target.checked })}
              />
              <span>{text.wholeWord()}</span>
            </label>
            {!isAlone && (
              <IconButton
                label={text.removeWord({ number })}
                icon={<X size={18} strokeWidth={1.85} aria-hidden="true" />}
                onClick={() => {
                  flushSync(() => onChange(keywords.filter((_, at) => at !== index)));
                  focusField(Math.min(index, keywords.length - 2));
                }}
              />
            )}
          </div>
        );
      })}
      {isOnePhrase ? (
        <p className="rk-filter-note">{text.onePhrase()}</p>
      ) : (
        <Button
          size="sm"
          onClick={() => {
            flushSync(() => onChange([...keywords, noKeyword]));
            focusField(-1);
          }}
        >
          <Plus size={16} strokeWidth={1.85} aria-hidden="true" />
          {text.addWord()}
        </Button>
      )}
    </fieldset>
  );
}
