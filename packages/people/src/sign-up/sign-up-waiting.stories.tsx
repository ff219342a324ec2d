import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { SignUpWaiting } from './sign-up-waiting.js';
import './styles.css';

const meta = {
  title: 'People/Sign-up/SignUpWaiting',
  component: SignUpWaiting,
  tags: ['spec:HINT-09'],
  args: {
    server: 'Tram City',
    wait: 'email',
    username: 'wren',
    email: 'wren@post.example',
    message: null,
    isWatched: true,
    loginHref: '/login',
    isChecking: false,
    failureText: null,
    onSend: async (): Promise<string | null> => null,
    canChange: true,
    onCheck: () => undefined,
    onStartOver: () => undefined,
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignUpWaiting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmation: Story = {};

export const SentAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the e-mail again' }));
    await expect(await canvas.findByText('E-mail sent to wren@post.example')).toBeVisible();
  },
};

/** The server refuses another address in its words. */
export const AddressRefused: Story = {
  args: { onSend: async () => 'Email has already been taken' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
    await expect(canvas.getByRole('textbox', { name: 'New e-mail address' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send to this address' }));
    await expect(await canvas.findByText('Email has already been taken')).toBeVisible();
  },
};

export const Approval: Story = { args: { wait: 'approval' } };
/** Pleroma has no token for an account that cannot act: its member logs in later. */
export const ApprovalWithoutToken: Story = {
  args: {
    wait: 'approval',
    isWatched: false,
    message: "You have been registered. You'll be able to log in once your account is approved.",
  },
};
export const ConfirmationWithoutToken: Story = { args: { isWatched: false, canChange: false } };
export const LogIn: Story = { args: { wait: 'signIn', isWatched: false } };
/** The staff has not approved it. */
export const Gone: Story = { args: { wait: 'gone' } };
export const CheckFailed: Story = { args: { wait: 'approval', failureText: 'tram.example does not respond. Try again later.' } };
