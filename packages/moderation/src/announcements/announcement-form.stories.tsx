import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import '../styles.css';
import { newAnnouncement } from './announcement-draft.js';
import { AnnouncementForm, type AnnouncementFormProps } from './announcement-form.js';

const now = Date.UTC(2026, 10, 20, 12, 7);
const HOUR_MS = 3_600_000;

function OpenForm(props: AnnouncementFormProps) {
  const [words, setWords] = useState(props.words);
  return <AnnouncementForm {...props} words={words} onChange={setWords} />;
}

const meta = {
  title: 'Moderation/Announcements/AnnouncementForm',
  component: AnnouncementForm,
  render: args => <OpenForm {...args} />,
  args: {
    words: newAnnouncement,
    onChange: () => undefined,
    onSave: () => undefined,
    isSaving: false,
    errorText: '',
    now,
  },
  tags: ['spec:HINT-11'],
  decorators: [
    Story => (
      <main style={{ maxInlineSize: 520, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AnnouncementForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
/** From a day to another. */
export const Scheduled: Story = {
  args: { words: { content: 'Harbour days', start: now + HOUR_MS, end: now + 48 * HOUR_MS, isAllDay: true } },
};
/** The end is before the start. */
export const EndTooEarly: Story = {
  args: { words: { content: 'Harbour days', start: now + HOUR_MS, end: now, isAllDay: false } },
};
export const Saving: Story = { args: { words: { ...newAnnouncement, content: 'Harbour days' }, isSaving: true } };
/** The words stay. */
export const Failed: Story = {
  args: { words: { ...newAnnouncement, content: 'Harbour days' }, errorText: 'The announcement could not be saved.' },
};
/** It was sent without a text. */
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
