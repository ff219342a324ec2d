import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScheduleButton } from './schedule-button.js';
import { ScheduleField, SchedulePill } from './schedule-field.js';
import { SCHEDULE_CHECK_MS } from './schedule.js';

const START = Date.parse('2026-11-20T09:17:00Z');
const now = () => Date.now();

beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => void vi.useRealTimers());

test('[SCH-04] the button adds a schedule 10 minutes ahead, in steps', async () => {
  const onChange = vi.fn();
  render(<ScheduleButton value={null} onChange={onChange} now={now} />);
  await userEvent.click(screen.getByRole('button', { name: 'Schedule post', pressed: false }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(Date.parse('2026-11-20T09:30:00Z'));
});

test('[SCH-04] the button removes the schedule of a draft that has one', async () => {
  const onChange = vi.fn();
  render(<ScheduleButton value={START + 3_600_000} onChange={onChange} now={now} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove schedule', pressed: true }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});

test('[SCH-02] a time offered by a wrong clock is offered again, a chosen one stays', async () => {
  const Draft = ({ now: clock }: { now: () => number }) => {
    const [value, setValue] = useState<number | null>(null);
    return (
      <>
        <ScheduleButton value={value} onChange={setValue} now={clock} />
        <button onClick={() => setValue(START + 90 * 60_000)}>Choose</button>
        <output>{value === null ? 'none' : new Date(value).toISOString()}</output>
      </>
    );
  };
  const ahead = (days: number) => () => Date.now() + days * 86_400_000;
  const { rerender } = render(<Draft now={now} />);
  rerender(<Draft now={ahead(0)} />);
  expect(screen.getByRole('status')).toHaveTextContent('none');
  await userEvent.click(screen.getByRole('button', { name: 'Schedule post' }));
  rerender(<Draft now={ahead(2)} />);
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-22T09:30:00.000Z');
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  rerender(<Draft now={ahead(1)} />);
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-20T10:47:00.000Z');
});

test('[SCH-03] the pill shows the time, opens its field and removes the schedule', async () => {
  const onOpenChange = vi.fn();
  const onRemove = vi.fn();
  render(
    <SchedulePill
      value={Date.parse('2026-11-21T08:30:00Z')}
      isOpen={false}
      timeZone="UTC"
      {...{ now, onOpenChange, onRemove }}
    />,
  );
  const pill = screen.getByRole('button', { name: 'Change the scheduled time, November 21, 2026 8:30 am', expanded: false });
  expect(pill).toHaveTextContent('November 21, 2026 8:30 am');
  await userEvent.click(pill);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove schedule' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

test('[SCH-02] a time becomes too early while the post is written', async () => {
  render(<ScheduleField value={Date.parse('2026-11-20T09:30:00Z')} onChange={() => undefined} now={now} timeZone="UTC" />);
  const error = () => screen.getByRole('alert').textContent;
  await act(() => vi.advanceTimersByTimeAsync(8 * 60_000 - SCHEDULE_CHECK_MS));
  expect(error()).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(SCHEDULE_CHECK_MS));
  expect(error()).toBe('Choose a time at least 5 minutes from now.');
});

test('[SCH-02] the error goes when a later time is chosen', () => {
  const props = { onChange: () => undefined, now, timeZone: 'UTC' };
  const { rerender } = render(<ScheduleField value={START + 300_000} {...props} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a time at least 5 minutes from now.');
  rerender(<ScheduleField value={START + 600_000} {...props} />);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
