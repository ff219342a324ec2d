import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SearchField } from './search-field.js';

/** Presses Escape in a field. Returns whether the key may act around the field, too. */
function escape(value: string, onClose?: () => void) {
  const onChange = vi.fn();
  render(<SearchField label="Search inbox" value={value} onChange={onChange} onClose={onClose} />);
  const isLeft = fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  return { onChange, isLeft };
}

it('[CHAT-02] is cleared by Escape', () => {
  const { onChange, isLeft } = escape('lev');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
  expect(isLeft).toBe(false);
});

it('leaves Escape to what is around it when it is empty', () => {
  const { onChange, isLeft } = escape('');
  expect(onChange).not.toHaveBeenCalled();
  expect(isLeft).toBe(true);
});

it('is closed by Escape where it can be', () => {
  const onClose = vi.fn();
  const { onChange } = escape('lev', onClose);
  expect(onClose).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
});
