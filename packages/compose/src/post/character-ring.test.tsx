import { createStore } from '@rookery/ui';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changePart, emptyDraft } from './draft-changes.js';
import { CharacterRing } from './character-ring.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counted(maxCharacters: number) {
  const draft = createStore(emptyDraft('1', 0, () => 'id'));
  const onRender = vi.fn();
  const ui = (max: number) => (
    <Profiler id="count" onRender={onRender}>
      <CharacterRing id="count" draft={draft} part={0} rules={{ maxCharacters: max, urlLength: 23 }} />
    </Profiler>
  );
  const { container, rerender } = render(ui(maxCharacters));
  onRender.mockClear();
  const key = (text: string) => act(() => draft.set(state => changePart(state, 0, { text }, () => 'id')));
  const type = (text: string) => {
    key(text);
    act(() => void vi.runAllTimers());
  };
  act(() => void vi.runAllTimers());
  return { key, type, onRender, container, setMaximum: (max: number) => rerender(ui(max)) };
}

it('[CMP-01] counts without rendering', () => {
  const { type, onRender } = counted(500);
  type('Hello');
  expect(screen.getByText('495 characters left')).toBeInTheDocument();
  expect(screen.getByText('495')).toHaveAttribute('aria-hidden', 'true');
  expect(onRender).not.toHaveBeenCalled();
});

it('[CMP-01] says how many characters are too many', () => {
  const { type, container } = counted(4);
  type('Hello');
  expect(screen.getByText('1 character too many')).toBeInTheDocument();
  expect(container.querySelector('[data-over]')).not.toBeNull();
});

it('[CMP-01] shows the count of the first key at once, and of a quick typist at most every 150 ms', () => {
  const { key } = counted(500);
  key('H');
  expect(screen.getByText('499 characters left')).toBeInTheDocument();
  for (const text of ['He', 'Hel', 'Hell']) {
    act(() => void vi.advanceTimersByTime(40));
    key(text);
  }
  expect(screen.getByText('499 characters left')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(30));
  expect(screen.getByText('496 characters left')).toBeInTheDocument();
});

it('counts by the rules of the server when they arrive', () => {
  const { type, setMaximum } = counted(500);
  type('Hello');
  setMaximum(5000);
  expect(screen.getByText('4,995')).toBeInTheDocument();
});

it('leaves the ring alone for a key that changes less of it than can be seen', () => {
  const { type, container } = counted(5000);
  const arc = () => container.querySelector('circle:last-child')?.getAttribute('stroke-dasharray');
  type('x'.repeat(1000));
  const before = arc();
  type('x'.repeat(1001));
  expect(arc()).toBe(before);
  type('x'.repeat(1100));
  expect(arc()).not.toBe(before);
});
