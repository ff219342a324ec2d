import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../button/button.js';
import { Switch } from '../choice/switch.js';
import { useMessages } from '../i18n/messages-provider.js';
import { recordKey } from '../keyboard/key-recording.js';
import { keysOf, type ShortcutCommand } from '../keyboard/shortcut-keys.js';
import { keyName } from './key-names.js';
import { Keys } from './keys.js';
import { keyboardMessages } from './messages.js';

/** A command with its name in the reader's language. */
export interface NamedCommand extends ShortcutCommand {
  readonly name: string;
  /** The key that begins its sequences. Absent: it takes single keys. */
  readonly sequenceStart?: string;
}

export interface CommandGroup {
  /** Unique in the settings. */
  readonly id: string;
  readonly title: string;
  readonly commands: readonly NamedCommand[];
}

export interface KeyboardSettingsProps {
  isOn: boolean;
  /** The commands to show. */
  groups: readonly CommandGroup[];
  /** All commands: keys of those that are not shown are taken all the same. */
  commands: readonly NamedCommand[];
  /** The keys that the reader chose, by command id. */
  chosen: Readonly<Record<string, readonly string[]>>;
  onSwitch: (isOn: boolean) => void;
  onChoose: (chosen: KeyboardSettingsProps['chosen']) => void;
  onShowLegend: () => void;
}

/** Turns single-key shortcuts on and off, and remaps them. */
export function KeyboardSettings({ isOn, groups, commands, chosen, onSwitch, onChoose, onShowLegend }: KeyboardSettingsProps) {
  const text = useMessages(keyboardMessages);
  const id = useId();
  const [said, setSaid] = useState('');
  const [recordingId, setRecordingId] = useState<string | null>(null);
  const first = useRef<string | null>(null);
  const spell = (keys: string) =>
    keys
      .split(' ')
      .map(key => keyName(key, text))
      .join(' ');

  const stop = () => {
    setRecordingId(null);
    first.current = null;
  };
  const begin = (command: NamedCommand) => {
    first.current = null;
    setRecordingId(command.id);
    setSaid(text.pressKeyHint({ command: command.name }));
  };
  const onKeyDown = (event: KeyboardEvent, command: NamedCommand) => {
    if (recordingId !== command.id || event.key === 'Tab') return;
    // The key calls no shortcut and does not press the button.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      stop();
      setSaid('');
      return;
    }
    const result = recordKey(event.nativeEvent, {
      command,
      first: first.current,
      sequenceStart: command.sequenceStart ?? null,
      commands,
      chosen,
    });
    if (result.kind === 'more') first.current = result.first;
    if (result.kind === 'unusable') setSaid(text.unusable({ key: spell(result.key) }));
    if (result.kind === 'taken') {
      first.current = null;
      setSaid(text.conflict({ key: spell(result.keys), command: result.by.name }));
    }
    if (result.kind === 'set') {
      onChoose({ ...chosen, [command.id]: [result.keys] });
      setSaid(text.changed({ command: command.name, key: spell(result.keys) }));
      stop();
    }
  };
  const remove = (command: NamedCommand) => {
    onChoose({ ...chosen, [command.id]: [] });
    setSaid(text.removed({ command: command.name }));
  };
  const reset = (command: NamedCommand) => {
    const { [command.id]: _gone, ...rest } = chosen;
    onChoose(rest);
    setSaid(text.wasReset({ command: command.name, key: spell(command.keys[0] ?? '') }));
  };

  return (
    <>
      <Switch label={text.on()} description={text.onHint()} isOn={isOn} onChange={onSwitch} />
      <Button onClick={onShowLegend}>{text.showLegend()}</Button>
      {isOn &&
        groups.map(group => (
          <section key={group.id} aria-labelledby={`${id}${group.id}`}>
            <h3 id={`${id}${group.id}`}>{group.title}</h3>
            <ul className="rk-key-list">
              {group.commands.map(command => (
                <KeyRow
                  key={command.id}
                  name={command.name}
                  keys={keysOf(command, chosen)}
                  isChanged={Object.hasOwn(chosen, command.id)}
                  isRecording={recordingId === command.id}
                  message={recordingId === command.id ? said : ''}
                  onBegin={() => begin(command)}
                  onKeyDown={event => onKeyDown(event, command)}
                  onLeave={stop}
                  onRemove={() => remove(command)}
                  onReset={() => reset(command)}
                />
              ))}
            </ul>
          </section>
        ))}
      {isOn && (
        <Button
          className="rk-reset-keys"
          disabled={Object.keys(chosen).length === 0}
          onClick={() => {
            onChoose({});
            setSaid(text.allReset());
          }}
        >
          {text.resetAll()}
        </Button>
      )}
      <output className="rk-visually-hidden">{said}</output>
    </>
  );
}

interface KeyRowProps {
  name: string;
  keys: readonly string[];
  isChanged: boolean;
  isRecording: boolean;
  /** Shown below the row while its key is recorded. */
  message: string;
  onBegin: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onLeave: () => void;
  onRemove: () => void;
  onReset: () => void;
}

function KeyRow({ name, keys, isChanged, isRecording, message, onBegin, onKeyDown, onLeave, onRemove, onReset }: KeyRowProps) {
  const text = useMessages(keyboardMessages);
  return (
    <li>
      <span>{name}</span>
      <Keys keys={keys} />
      <span className="rk-key-actions">
        {isChanged ? (
          <Button size="sm" variant="plain" aria-label={text.resetKey({ command: name })} onClick={onReset}>
            {text.reset()}
          </Button>
        ) : (
          <Button size="sm" variant="plain" aria-label={text.removeKey({ command: name })} onClick={onRemove}>
            {text.remove()}
          </Button>
        )}
        <Button
          size="sm"
          aria-label={isRecording ? undefined : text.changeKey({ command: name })}
          onClick={onBegin}
          onKeyDown={onKeyDown}
          onBlur={onLeave}
        >
          {isRecording ? text.pressKey() : text.change()}
        </Button>
      </span>
      {isRecording && message !== '' && (
        <small aria-hidden="true" className="rk-key-message">
          {message}
        </small>
      )}
    </li>
  );
}
