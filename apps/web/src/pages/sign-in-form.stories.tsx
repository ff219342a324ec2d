import type { Meta, StoryObj } from '@storybook/react';
import { Entrance } from './entrance.js';
import { SignInForm } from './sign-in-form.js';

const meta = {
  title: 'App/Sign in',
  component: SignInForm,
  args: { server: '', error: null, isPending: false, onSubmit: () => undefined, onTryBuiltIn: () => undefined },
  render: args => (
    <Entrance title="Welcome to Rookery" lead="Sign in with the server your account lives on.">
      <SignInForm {...args} />
    </Entrance>
  ),
} satisfies Meta<typeof SignInForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A field for the server's name; the built-in server has a button of its own. */
export const Empty: Story = { tags: ['spec:NAV-12'] };
/** The typed name stays, with one line that says what is wrong. */
export const Failed: Story = { args: { server: 'tram', error: 'We could not reach tram.' } };
/** The server is being contacted. */
export const Pending: Story = { args: { server: 'tram.city', isPending: true } };
/** An app without a built-in server. */
export const WithoutBuiltInServer: Story = { args: { onTryBuiltIn: undefined } };
