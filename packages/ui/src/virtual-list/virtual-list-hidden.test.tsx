import { render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { expect, test, vi } from 'vitest';
import { layOutRows, list, rows, screenTop, scroll, scrolled } from '../test-support/laid-out-rows.js';

// React 18 has no `Activity`: `vitest.config.ts` leaves this file out there.

layOutRows();

const page = (mode: 'visible' | 'hidden', props: Parameters<typeof list>[0]) => <Activity mode={mode}>{list(props)}</Activity>;

test('keeps the row in place when the list was hidden while its scroller showed something else', () => {
  const items = rows(100);
  const { rerender } = render(page('visible', { items }));
  scroll(2050);
  const element = screen.getByText('row21:100');
  rerender(page('hidden', { items }));
  scroll(0);
  rerender(page('visible', { items }));
  expect(scrolled()).toBe(2050);
  expect(screenTop('row21:100')).toBe(50);
  expect(screen.getByText('row21:100')).toBe(element);
});

test('keeps the row in place when rows were prepended while the list was hidden', () => {
  const items = rows(100);
  const { rerender } = render(page('visible', { items }));
  scroll(2050);
  rerender(page('hidden', { items }));
  scroll(300);
  rerender(page('visible', { items: ['new1:340', 'new2:20', ...items] }));
  expect(screenTop('row21:100')).toBe(50);
});

test('does not report a place while it is hidden', () => {
  const onAnchorChange = vi.fn();
  const items = rows(100);
  const { rerender } = render(page('visible', { items, onAnchorChange }));
  scroll(2050);
  rerender(page('hidden', { items, onAnchorChange }));
  onAnchorChange.mockClear();
  scroll(0);
  expect(onAnchorChange).not.toHaveBeenCalled();
});

test('keeps the next row in place when the row being read was removed while the list was hidden', () => {
  const items = rows(100);
  const { rerender } = render(page('visible', { items }));
  scroll(2050);
  rerender(page('hidden', { items }));
  scroll(0);
  rerender(page('visible', { items: items.filter(item => item !== 'row21:100') }));
  expect(screenTop('row22:100')).toBe(150);
});
