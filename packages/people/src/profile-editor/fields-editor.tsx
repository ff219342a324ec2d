import { Button, IconButton, TextField, useMessages } from '@rookery/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { profileEditMessages } from './messages.js';
import { moveField, type DraftField, type ProfileFaults } from './profile-draft.js';

interface FieldsEditorProps {
  fields: readonly DraftField[];
  /** The most fields of the server. */
  most: number;
  faults: ProfileFaults;
  /** Why the server refused them. */
  errorText: string | undefined;
  onChange(fields: readonly DraftField[]): void;
  createKey(): string;
}

const icon = { size: 18, strokeWidth: 1.85, 'aria-hidden': true } as const;

/** The fields of a profile: written, added, removed, and moved by buttons or Alt with an arrow key. */
export function FieldsEditor({ fields, most, faults, errorText, onChange, createKey }: FieldsEditorProps) {
  const text = useMessages(profileEditMessages);
  const group = useRef<HTMLFieldSetElement>(null);
  const [news, setNews] = useState('');
  const focus = (selector: string): void => {
    // The rows are drawn with the next frame.
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(selector)?.focus());
  };
  const change = (index: number, part: Partial<DraftField>): void =>
    onChange(fields.map((field, at) => (at === index ? { ...field, ...part } : field)));
  const move = (index: number, by: 1 | -1): void => {
    const moved = moveField(fields, index, by);
    if (moved === fields) return;
    onChange(moved);
    setNews(text.moved({ number: index + by + 1 }));
    focus(`[data-row="${index + by}"] [data-move="${by}"]:not(:disabled), [data-row="${index + by}"] input`);
  };
  const remove = (index: number): void => {
    onChange(fields.filter((_, at) => at !== index));
    focus(`[data-row="${Math.min(index, fields.length - 2)}"] input, .rk-field-add`);
  };
  return (
    <fieldset ref={group} className="rk-fields-editor">
      <legend>{text.fields()}</legend>
      <p>{text.fieldsText({ count: most })}</p>
      {errorText !== undefined && <p className="rk-field-error">{errorText}</p>}
      {fields.map((field, index) => {
        const number = index + 1;
        const fault = faults.get(field.key);
        const moveByKey = (event: KeyboardEvent): void => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
          event.preventDefault();
          move(index, event.key === 'ArrowUp' ? -1 : 1);
        };
        return (
          <div key={field.key} data-row={index}>
            <TextField
              label={text.fieldName({ number })}
              isLabelHidden
              value={field.name}
              onKeyDown={moveByKey}
              {...(fault !== undefined && { errorText: text[fault]() })}
              onChange={event => change(index, { name: event.target.value })}
            />
            <TextField
              label={text.fieldValue({ number })}
              isLabelHidden
              value={field.value}
              onKeyDown={moveByKey}
              onChange={event => change(index, { value: event.target.value })}
            />
            <IconButton
              label={text.moveUp({ number })}
              icon={<ArrowUp {...icon} />}
              data-move="-1"
              disabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              label={text.moveDown({ number })}
              icon={<ArrowDown {...icon} />}
              data-move="1"
              disabled={index === fields.length - 1}
              onClick={() => move(index, 1)}
            />
            <IconButton label={text.removeField({ number })} icon={<Trash2 {...icon} />} onClick={() => remove(index)} />
          </div>
        );
      })}
      <Button
        size="sm"
        className="rk-field-add"
        disabled={fields.length >= most}
        onClick={() => {
          onChange([...fields, { key: createKey(), name: '', value: '' }]);
          focus(`[data-row="${fields.length}"] input`);
        }}
      >
        {text.addField()}
      </Button>
      <output className="rk-visually-hidden">{news}</output>
    </fieldset>
  );
}
