import { Button, Switch, useMessages } from '@rookery/ui';
import { keysOf, recordKey } from '@rookery/ui/keyboard';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Settings } from '../settings/settings.js';
import { commandGroups, commands, type Command } from './app-commands.js';
import { keyName } from './key-names.js';
import { Keys } from './keys.js';
import { shortcutMessages } from './messages.js';
import { useCommandNames } from './use-commands.js';
import '../settings/settings.css';
import './shortcuts.css';

/** Begins the sequences that lead to places. */
const PLACE_SEQUENCE_START = 'g';

export interface KeyboardSettingsProps {
  isOn: boolean;
  /** The commands to show. Keys of the others are taken all the same. */
  offered: readonly Command[];
  chosen: Settings['shortcutKeys'];
  onSwitch: (isOn: boolean) => void;
  onChoose: (chosen: Settings['shortcutKeys']) => void;
  onShowLegend: () => void;
}

/** Turns single-key shortcuts on and off, and remaps them. */
export function KeyboardSettings({ isOn, offered, chosen, onSwitch, onChoose, onShowLegend }: KeyboardSettingsProps) {
  const text = useMessages(shortcutMessages);
  const names = useCommandNames();
  const id = useId();
  const [said, setSaid] = useState('');
  const [recordingId, setRecordingId] = useState<Command['id'] | null>(null);
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
  const begin = (command: Command) => {
    first.current = null;
    setRecordingId(command.id);
    setSaid(text.pressKeyHint({ command: names(command.id) }));
  };
  const onKeyDown = (event: KeyboardEvent, command: Command) => {
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
      sequenceStart: command.group === 'places' ? PLACE_SEQUENCE_START : null,
      commands,
      chosen,
    });
    if (result.kind === 'more') first.current = result.first;
    if (result.kind === 'unusable') setSaid(text.unusable({ key: spell(result.key) }));
    if (result.kind === 'taken') {
      first.current = null;
      setSaid(text.conflict({ key: spell(result.keys), command: names(result.by.id) }));
    }
    if (result.kind === 'set') {
      onChoose({ ...chosen, [command.id]: [result.keys] });
      setSaid(text.changed({ command: names(command.id), key: spell(result.keys) }));
      stop();
    }
  };
  const remove = (command: Command) => {
    onChoose({ ...chosen, [command.id]: [] });
    setSaid(text.removed({ command: names(command.id) }));
  };
  const reset = (command: Command) => {
    const { [command.id]: _gone, ...rest } = chosen;
    onChoose(rest);
    setSaid(text.wasReset({ command: names(command.id), key: spell(command.keys[0] ?? '') }));
  };

  return (
    <>
      <Switch label={text.on()} description={text.onHint()} isOn={isOn} onChange={onSwitch} />
      <Button onClick={onShowLegend}>{text.showLegend()}</Button>
      {isOn &&
        commandGroups.map(group => (
          <section key={group} aria-labelledby={`${id}${group}`}>
            <h3 id={`${id}${group}`}>{text[group]()}</h3>
            <ul className="app-key-list">
              {offered
                .filter(command => command.group === group)
                .map(command => (
                  <KeyRow
                    key={command.id}
                    name={names(command.id)}
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
          className="app-reset-keys"
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
  const text = useMessages(shortcutMessages);
  return (
    <li>
      <span>{name}</span>
      <Keys keys={keys} />
      <span className="app-key-actions">
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
        <small aria-hidden="true" className="app-key-message">
          {message}
        </small>
      )}
    </li>
  );
}
