import type { ReactNode } from 'react';
import { ComboBox as AriaComboBox, I18nProvider, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { useLocale } from '../i18n/messages-provider.js';

export interface ComboBoxItem {
  readonly id: string;
  /** The first line is its name. */
  readonly lines: readonly string[];
}

export interface ComboBoxProps {
  label: string;
  /** Decorative, at the start. */
  icon?: ReactNode;
  placeholder?: string;
  maxLength?: number;
  /** The typed text. */
  text: string;
  onTextChange(text: string): void;
  /** The suggestions for it. Shown as given: the caller decides which match. */
  items: readonly ComboBoxItem[];
  /** In place of the suggestions while there are none; absent: the list stays closed. */
  emptyText?: string | undefined;
  onChoose(id: string): void;
}

/** A text field with suggestions that are looked up elsewhere. Any text may stay in it. */
export function ComboBox({ label, icon, placeholder, maxLength, text, onTextChange, items, emptyText, onChoose }: ComboBoxProps) {
  const { locale } = useLocale();
  return (
    <I18nProvider locale={locale}>
      <AriaComboBox
        className="rk-field rk-combo-box"
        items={items}
        inputValue={text}
        onInputChange={onTextChange}
        onChange={key => key !== null && onChoose(String(key))}
        defaultFilter={() => true}
        allowsCustomValue
        allowsEmptyCollection={emptyText !== undefined}
        menuTrigger="input"
      >
        <Label>{label}</Label>
        <div className="rk-field-box">
          {icon}
          <Input
            {...(text === '' ? {} : { dir: 'auto' })}
            placeholder={placeholder ?? ''}
            {...(maxLength === undefined ? {} : { maxLength })}
          />
        </div>
        <Popover className="rk-popover rk-combo-box-popover">
          <ListBox<ComboBoxItem> className="rk-menu" renderEmptyState={() => <p className="rk-combo-box-empty">{emptyText}</p>}>
            {item => (
              <ListBoxItem className="rk-menu-item rk-combo-box-item" id={item.id} textValue={item.lines[0] ?? item.id}>
                {item.lines.map((line, index) => (
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
    </I18nProvider>
  );
}
