import { SignInError, type SignInErrorKind } from '@rookery/api-client/sign-in';
import { useMessages } from '@rookery/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { signInMessages } from '../messages/sign-in-messages.js';
import { signInErrorText } from './sign-in-error.js';
import { SignInFailed } from './sign-in-failed.js';

interface StoryArgs {
  kind: SignInErrorKind;
  /** The server's message. */
  message: string | null;
}

function Example({ kind, message }: StoryArgs) {
  const text = useMessages(signInMessages);
  const error = new SignInError(kind, message);
  return <SignInFailed explanation={signInErrorText(error, { server: 'tram.example', isOnline: true }, text)} href="/login" />;
}

const meta = {
  title: 'App/Sign-in/SignInFailed',
  component: Example,
  args: { kind: 'denied', message: null },
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The reader refused on the server's page. */
export const Denied: Story = {};
/** The callback belongs to no sign-in of this tab, or took more than ten minutes. */
export const Unknown: Story = { args: { kind: 'forged' } };
/** The server refused the new token, with a message. */
export const TokenRefused: Story = {
  args: { kind: 'token-refused', message: 'Your login is missing a confirmed e-mail address' },
};
/** The server did not respond to the last step. */
export const NoAnswer: Story = { args: { kind: 'no-answer' } };
