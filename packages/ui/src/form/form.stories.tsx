import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.js';
import { TextField } from '../text-field/text-field.js';
import { Form } from './form.js';

function Counted() {
  const [count, setCount] = useState(0);
  return (
    <Form onSubmit={() => setCount(count + 1)}>
      <TextField label="Name of the list" />
      <Button type="submit" variant="primary">
        Create
      </Button>
      <output>Sent {count} times</output>
    </Form>
  );
}

const meta = {
  title: 'UI/Forms/Form',
  component: Form,
  args: { onSubmit: () => undefined },
  parameters: { keys: [['Enter', 'Sends the form, in a field of one line.']] },
  render: () => <Counted />,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press of the button and an Enter in the field send it once each. */
export const ByPressAndEnter: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await expect(canvas.getByText('Sent 1 times')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the list' }), 'Birds{Enter}');
    await expect(canvas.getByText('Sent 2 times')).toBeVisible();
  },
};
