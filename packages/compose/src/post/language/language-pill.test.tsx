import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguagePill } from './language-pill.js';

function aPill(value: string | null = null) {
  const onChange = vi.fn();
  render(<LanguagePill value={value} automatic="de" preferred={['fr-FR']} onChange={onChange} isDisabled={false} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  return { select, onChange, codes: () => [...select.options].map(option => option.value) };
}

test('names the language that is sent alone, until the reader reaches the list', () => {
  const { select, codes } = aPill('nl');
  expect(codes()).toEqual(['', 'nl', 'de']);
  expect(select).toHaveDisplayValue('Dutch');
  expect(select.options[0]).toHaveTextContent('German');
});

test.each(['focus', 'pointerDown'] as const)('has every language at %s, with the choice as it was', event => {
  const { select, codes, onChange } = aPill('nl');
  fireEvent[event](select);
  expect(codes().slice(0, 4)).toEqual(['', 'nl', 'de', 'fr']);
  expect(codes().length).toBeGreaterThan(70);
  expect(select).toHaveDisplayValue('Dutch');
  fireEvent.change(select, { target: { value: 'ar' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('ar');
});

test('has every language after a while', () => {
  vi.useFakeTimers();
  const { codes } = aPill();
  expect(codes()).toEqual(['', 'de']);
  act(() => void vi.runAllTimers());
  expect(codes().length).toBeGreaterThan(70);
  vi.useRealTimers();
});
