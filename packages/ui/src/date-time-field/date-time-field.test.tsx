import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MessagesProvider } from '../i18n/messages-provider.js';
import { ar } from '../locales/ar.js';
import { DateTimeField, type DateTimeFieldProps } from './date-time-field.js';

const at = (iso: string): number => Date.parse(iso);

function renderField(props: Partial<DateTimeFieldProps> = {}, locale = 'en') {
  const onChange = vi.fn<(value: number) => void>();
  function Field() {
    const [value, setValue] = useState(props.value ?? at('2026-11-21T08:30:00Z'));
    return (
      <MessagesProvider locale={locale} translations={locale === 'ar' ? ar : undefined}>
        <DateTimeField
          label="Schedule"
          timeZone="UTC"
          {...props}
          value={value}
          onChange={next => {
            setValue(next);
            onChange(next);
          }}
        />
      </MessagesProvider>
    );
  }
  render(<Field />);
  return { onChange, user: userEvent.setup() };
}

const times = () => within(screen.getByRole('combobox')).getAllByRole<HTMLOptionElement>('option');

test('[SCH-03] offers times in steps of 15 minutes', async () => {
  const { onChange, user } = renderField();
  expect(times()).toHaveLength(96);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '8:45 am');
  expect(onChange).toHaveBeenLastCalledWith(at('2026-11-21T08:45:00Z'));
});

test('[SCH-03] keeps a time between two steps', () => {
  renderField({ value: at('2026-11-21T08:37:00Z') });
  expect(screen.getByRole('combobox')).toHaveDisplayValue('8:37 am');
  expect(times()).toHaveLength(97);
});

test('[SCH-02] disables the times before the earliest one', () => {
  renderField({ earliest: at('2026-11-21T08:15:00Z') + 1 });
  const byText = new Map(times().map(option => [option.textContent, option.disabled]));
  expect(byText.get('8:15 am')).toBe(true);
  expect(byText.get('8:30 am')).toBe(false);
});

test('[SCH-01] picks a day from the calendar, and none before the earliest', async () => {
  const { onChange, user } = renderField({ earliest: at('2026-11-20T12:00:00Z') });
  await user.click(screen.getByRole('button', { name: /calendar/i }));
  expect(screen.getByRole('button', { name: /November 19, 2026/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: /November 24, 2026/ }));
  expect(onChange).toHaveBeenLastCalledWith(at('2026-11-24T08:30:00Z'));
});

test('[A11Y-01] takes a typed date and changes a part by arrow keys', async () => {
  const { onChange, user } = renderField();
  const [month, day] = screen.getAllByRole('spinbutton');
  expect(month).toHaveAccessibleName(/month/i);
  await user.click(day ?? document.body);
  await user.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(at('2026-11-22T08:30:00Z'));
  await user.keyboard('25');
  expect(onChange).toHaveBeenLastCalledWith(at('2026-11-25T08:30:00Z'));
});

test('keeps the date while one of its parts is empty', async () => {
  const { onChange, user } = renderField();
  await user.click(screen.getAllByRole('spinbutton')[1] ?? document.body);
  await user.keyboard('{Backspace}{Backspace}');
  expect(onChange.mock.calls.every(([value]) => !Number.isNaN(value))).toBe(true);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('8:30 am');
});

test('[SCH-02] marks the fields as invalid and announces the error', () => {
  renderField({ errorText: 'Choose a time at least 5 minutes from now.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a time at least 5 minutes from now.');
  expect(screen.getByRole('combobox')).toBeInvalid();
  expect(screen.getByRole('group', { name: 'Schedule' })).toHaveAccessibleDescription(
    'Choose a time at least 5 minutes from now.',
  );
});

test('[I18N-01] has its labels in the language of the page', () => {
  renderField({}, 'ar');
  expect(screen.getByRole('combobox', { name: 'الوقت' })).toBeVisible();
  expect(screen.getAllByText('التاريخ')[0]).toBeVisible();
});
