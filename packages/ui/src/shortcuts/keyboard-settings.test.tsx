import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { KeyboardSettings, type CommandGroup, type KeyboardSettingsProps, type NamedCommand } from './keyboard-settings.js';

/** Commands of an app. */
const commands: readonly NamedCommand[] = [
  { id: 'next', name: 'Next row', keys: ['j', 'ArrowDown'] },
  { id: 'favourite', name: 'Like', keys: ['f'] },
  { id: 'reblog', name: 'Repost', keys: ['b'] },
  { id: 'goHome', name: 'Home', keys: ['g h'], sequenceStart: 'g' },
];
const groups: readonly CommandGroup[] = [
  { id: 'post', title: 'On the current post', commands: commands.slice(0, 3) },
  { id: 'places', title: 'Go to', commands: commands.slice(3) },
];

type Chosen = KeyboardSettingsProps['chosen'];
let stored: Chosen = {};
const store = (chosen: Chosen) => {
  stored = chosen;
};

function Page({ initial, onChange }: { initial: Chosen; onChange: (chosen: Chosen) => void }) {
  const [chosen, setChosen] = useState(initial);
  const [isOn, setOn] = useState(true);
  return (
    <KeyboardSettings
      isOn={isOn}
      groups={groups}
      commands={commands}
      chosen={chosen}
      onSwitch={setOn}
      onChoose={chosen => {
        setChosen(chosen);
        onChange(chosen);
      }}
      onShowLegend={() => undefined}
    />
  );
}

function show(initial: Chosen = {}) {
  stored = initial;
  render(<Page initial={initial} onChange={store} />);
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getByRole('status').textContent;

test('[A11Y-01] records, announces and stores a key by keyboard alone', async () => {
  const user = show();
  button('Change the key for “Like”').focus();
  await user.keyboard('{Enter}');
  expect(said()).toContain('Press the new key for “Like”');
  await user.keyboard('l');
  expect(stored).toEqual({ favourite: ['l'] });
  expect(said()).toBe('“Like” is now l.');
  expect(button('Change the key for “Like”')).toHaveFocus();
});

test('refuses a taken or unusable key and waits for another', async () => {
  const user = show();
  button('Change the key for “Like”').focus();
  await user.keyboard('{Enter}j');
  expect(said()).toBe('j is used by “Next row”. Press another key, or Escape to cancel.');
  await user.keyboard(' ');
  expect(said()).toContain('cannot be used');
  await user.keyboard('l');
  expect(stored).toEqual({ favourite: ['l'] });
});

test('Escape and Tab keep the key', async () => {
  const user = show();
  button('Change the key for “Like”').focus();
  await user.keyboard('{Enter}{Escape}l');
  await user.keyboard('{Enter}');
  await user.tab();
  await user.keyboard('l');
  expect(stored).toEqual({});
});

test('records a sequence of two keys for a place', async () => {
  const user = show();
  button('Change the key for “Home”').focus();
  await user.keyboard('{Enter}gx');
  expect(stored).toEqual({ goHome: ['g x'] });
});

test('removes and resets keys, one or all', async () => {
  const user = show({ next: ['n'] });
  await user.click(button('Remove the key for “Like”'));
  expect(stored).toEqual({ next: ['n'], favourite: [] });
  await user.click(button('Reset the key for “Next row”'));
  expect(stored).toEqual({ favourite: [] });
  await user.click(button('Reset all keys'));
  expect(stored).toEqual({});
  expect(button('Reset all keys')).toBeDisabled();
});

test('shows no keys while single-key shortcuts are off', async () => {
  const user = show();
  await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});
