import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MessagesProvider } from '../i18n/messages-provider.js';
import { ar } from '../locales/ar.js';
import { DateTimeField, type DateTimeFieldProps } from './date-time-field.js';
import { DateBoundary } from './date-boundary.js';
import { dayOf } from './day-times.js';

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

test('a day that skips the chosen time takes the next one and says so; the day after has it again', async () => {
  const { onChange, user } = renderField({ value: at('2027-03-27T02:30:00+01:00'), timeZone: 'Europe/Paris' });
  await user.click(screen.getAllByRole('spinbutton')[1] ?? document.body);
  await user.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(at('2027-03-28T03:30:00+02:00'));
  expect(screen.getByRole('status')).toHaveTextContent(
    '2:30 am does not exist on this day, because the clocks go forward. 3:30 am is used.',
  );
  await user.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(at('2027-03-29T02:30:00+02:00'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a picker that throws leaves the field of the browser in its place', () => {
  const onChange = vi.fn<(day: { toString(): string }) => void>();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('broken');
  };
  const day = dayOf(at('2026-11-21T08:30:00Z'), 'UTC');
  render(
    <MessagesProvider locale="en">
      <DateBoundary Picker={Broken} day={day} earliest={day} isInvalid={false} onChange={onChange} />
    </MessagesProvider>,
  );
  const field = screen.getByLabelText('Date');
  expect(field).toHaveValue('2026-11-21');
  fireEvent.change(field, { target: { value: '' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '2026-11-30' } });
  expect(String(onChange.mock.calls[0]?.[0])).toBe('2026-11-30');
  logged.mockRestore();
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
