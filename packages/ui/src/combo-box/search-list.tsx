import type { ReactNode } from 'react';
import { Autocomplete, Input, Label, ListBox, ListBoxItem, TextField } from 'react-aria-components';
import { AriaScope } from '../aria/aria-scope.js';
import type { ComboBoxItem } from './combo-box.js';

export interface SearchListProps {
  /** Names the field and the list. */
  label: string;
  /** Decorative, at the start of the field. */
  icon?: ReactNode;
  /** In the empty field. */
  placeholder?: string;
  /** The typed text. */
  text: string;
  /** Called with the text as it is typed. */
  onTextChange(text: string): void;
  /** The results for it, the best first. Shown as given: the caller decides which match. */
  items: readonly ComboBoxItem[];
  /** In place of the results while there are none. */
  emptyText: string;
  /** Called with the id of the result that is chosen. */
  onChoose(id: string): void;
}

/** `Autocomplete` has the rest of the pattern: `aria-controls` and the active option. */
const combobox = { role: 'combobox', 'aria-expanded': true, 'aria-haspopup': 'listbox' } as const;

/**
 * A text field above the list of what it finds. The focus stays in the field, whose arrow keys move through the list: the combobox pattern with a list
 * that is always there.
 */
export function SearchList({ label, icon, placeholder, text, onTextChange, items, emptyText, onChoose }: SearchListProps) {
  return (
    <AriaScope>
      <div className="rk-search-list">
        <Autocomplete inputValue={text} onInputChange={onTextChange}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has asked for this field */}
          <TextField className="rk-field" autoFocus>
            <Label className="rk-visually-hidden">{label}</Label>
            <div className="rk-field-box">
              {icon}
              <Input {...combobox} enterKeyHint="go" placeholder={placeholder ?? ''} {...(text === '' ? {} : { dir: 'auto' })} />
            </div>
          </TextField>
          <ListBox<ComboBoxItem>
            className="rk-menu rk-search-list-items"
            aria-label={label}
            items={items}
            selectionMode="none"
            onAction={key => onChoose(String(key))}
            renderEmptyState={() => <p className="rk-combo-box-empty">{emptyText}</p>}
          >
            {item => (
              <ListBoxItem className="rk-menu-item" id={item.id} textValue={item.lines.join(' ')}>
                {item.content ?? item.lines[0]}
              </ListBoxItem>
            )}
          </ListBox>
        </Autocomplete>
        {/* Where the list changes, a screen reader says the option with the keys alone. */}
        <output className="rk-visually-hidden">{items.length === 0 ? emptyText : ''}</output>
      </div>
    </AriaScope>
  );
}
