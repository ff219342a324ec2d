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

/** A server's name and one button; the built-in server is one press away. */
export const Empty: Story = { tags: ['spec:NAV-12'] };
/** What was typed stays, and one line says what is wrong. */
export const Failed: Story = { args: { server: 'tram', error: 'We could not reach tram.' } };
/** The server is being asked. */
export const Pending: Story = { args: { server: 'tram.city', isPending: true } };
/** An app that came without a server of its own. */
export const WithoutBuiltInServer: Story = { args: { onTryBuiltIn: undefined } };
