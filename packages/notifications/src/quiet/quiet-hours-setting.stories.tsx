import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { QuietHoursSetting, type QuietHoursSettingProps } from './quiet-hours-setting.js';
import '../styles.css';

function Kept({ hours, onChange }: QuietHoursSettingProps) {
  const [kept, setKept] = useState(hours);
  return (
    <QuietHoursSetting
      hours={kept}
      onChange={next => {
        setKept(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Notifications/Quiet/QuietHoursSetting',
  component: QuietHoursSetting,
  args: { hours: ['22:00-07:00 0123456'], onChange: () => undefined },
  render: args => <Kept {...args} />,
} satisfies Meta<typeof QuietHoursSetting>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every night. */
export const Nights: Story = {};
export const Off: Story = { args: { hours: [] } };
/** They end on the same day, and begin on five of them. */
export const WorkingDays: Story = { args: { hours: ['12:00-13:30 12345'] } };
/** The last day cannot be taken away: the switch turns them off. */
export const OneDay: Story = { args: { hours: ['21:30-08:00 6'] } };
/** Times and days are chosen by keyboard; off and on again they are the same. */
export const Chosen: Story = {
  args: { hours: [] },
  play: async ({ canvasElement }) => {
    const setting = within(canvasElement);
    const toggle = setting.getByRole('switch', { name: 'Quiet hours' });
    await userEvent.click(toggle);
    await userEvent.click(setting.getByRole('checkbox', { name: 'Saturday' }));
    await userEvent.click(toggle);
    await expect(setting.queryByRole('checkbox')).toBeNull();
    await userEvent.click(toggle);
    await expect(setting.getByRole('checkbox', { name: 'Saturday' })).not.toBeChecked();
    await expect(setting.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
