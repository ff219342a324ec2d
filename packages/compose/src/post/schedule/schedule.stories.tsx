import '../../styles.css';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { ScheduleField, SchedulePill } from './schedule-field.js';

const now = () => Date.parse('2026-11-20T09:17:00Z');

interface ScheduleProps {
  at: string;
  timeZone?: string;
}

function Schedule({ at, timeZone = 'UTC' }: ScheduleProps) {
  const [value, setValue] = useState<number | null>(Date.parse(at));
  const [isOpen, setOpen] = useState(true);
  if (value === null) return <p>No schedule.</p>;
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <SchedulePill value={value} isOpen={isOpen} onOpenChange={setOpen} onRemove={() => setValue(null)} {...{ now, timeZone }} />
      {isOpen && <ScheduleField value={value} onChange={setValue} {...{ now, timeZone }} />}
    </div>
  );
}

const meta = { title: 'Compose/Posts/Schedule', component: Schedule, args: { at: '2026-11-21T08:30:00Z' } } satisfies Meta<
  typeof Schedule
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** × removes the schedule. */
export const Chosen: Story = { tags: ['spec:SCH-03', 'spec:SCH-04'] };
/** A time 5 minutes ahead or less: the post is not sent. */
export const TooEarly: Story = { tags: ['spec:SCH-02'], args: { at: '2026-11-20T09:22:00Z' } };
export const DayBeforeToday: Story = { tags: ['spec:SCH-01'], args: { at: '2026-11-19T12:00:00Z' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
