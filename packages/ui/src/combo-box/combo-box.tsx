import type { KeyboardEvent, ReactNode } from 'react';
import { ComboBox as AriaComboBox, Group, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { AriaScope } from '../aria/aria-scope.js';

export interface ComboBoxItem {
  readonly id: string;
  /** The first line is its name. */
  readonly lines: readonly string[];
  /** Drawn in place of the lines. */
  readonly content?: ReactNode;
}

export interface ComboBoxProps {
  /** Names the field. */
  label: string;
  /** Shows the name to assistive technology alone. */
  isLabelHidden?: boolean;
  /** Decorative, at the start. */
  icon?: ReactNode;
  /** At the end of the field: an icon or a button. */
  end?: ReactNode;
  /** An example, in the empty field. */
  placeholder?: string;
  /** In UTF-16 code units. */
  maxLength?: number;
  /** The typed text. */
  text: string;
  /** Called with the text as it is typed. */
  onTextChange(text: string): void;
  /** The suggestions for it. Shown as given: the caller decides which match. */
  items: readonly ComboBoxItem[];
  /** In place of the suggestions while there are none; absent: the list stays closed. */
  emptyText?: string | undefined;
  /** Called with the id of the suggestion that is taken. */
  onChoose(id: string): void;
  /** A choice does not become the text of the field, and Escape leaves the field. */
  isAction?: boolean;
}

/** A text field with suggestions that are looked up elsewhere. Any text may stay in it. */
export function ComboBox({
  label,
  isLabelHidden,
  icon,
  end,
  placeholder,
  maxLength,
  text,
  onTextChange,
  items,
  emptyText,
  onChoose,
  isAction = false,
}: ComboBoxProps) {
  return (
    <AriaScope>
      <AriaComboBox
        className="rk-field rk-combo-box"
        items={items}
        inputValue={text}
        onInputChange={onTextChange}
        {...(isAction && { value: null })}
        onChange={key => key !== null && onChoose(String(key))}
        defaultFilter={() => true}
        allowsCustomValue
        allowsEmptyCollection={emptyText !== undefined}
        menuTrigger="input"
      >
        <Label {...(isLabelHidden === true && { className: 'rk-visually-hidden' })}>{label}</Label>
        {/* The list takes the width of the group: without one, that of the input between the icons. */}
        <Group className="rk-field-box" role="presentation">
          {icon}
          <Input
            {...(text === '' ? {} : { dir: 'auto' })}
            placeholder={placeholder ?? ''}
            {...(maxLength === undefined ? {} : { maxLength })}
            {...(isAction && { onKeyDown: leaveOnEscape })}
          />
          {end}
        </Group>
        <Popover className="rk-popover rk-combo-box-popover">
          <ListBox<ComboBoxItem> className="rk-menu" renderEmptyState={() => <p className="rk-combo-box-empty">{emptyText}</p>}>
            {item => (
              <ListBoxItem className="rk-menu-item rk-combo-box-item" id={item.id} textValue={item.lines[0] ?? item.id}>
                {item.content ??
                  item.lines.map((line, index) => (
                    // The space separates the lines in the accessible name.
                    <span key={index}>
                      <bdi>{line}</bdi>{' '}
                    </span>
                  ))}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </AriaScope>
  );
}

/** The first Escape closes the suggestions alone, not the dialog around the field. */
function leaveOnEscape(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Escape') return;
  if (event.currentTarget.getAttribute('aria-expanded') === 'true') event.stopPropagation();
  event.currentTarget.blur();
}
