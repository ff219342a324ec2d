import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SignInPrompt } from './sign-in-prompt.js';
import './styles.css';

const meta = {
  title: 'People/Sign-in/SignInPrompt',
  component: SignInPrompt,
  args: {
    isOpen: true,
    onClose: () => undefined,
    action: 'reply',
    acct: 'noor@hoshi.example',
    server: 'Tram City',
    loginHref: '/login',
    signUpHref: '/signup',
    remembered: '',
    onOpenRemote: null,
  },
} satisfies Meta<typeof SignInPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['spec:THR-08'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign up for Tram City' });
    await expect(dialog).toHaveTextContent('With an account you can reply');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Sign up' })).toBeVisible());
  },
};

/** The server takes no new members. */
export const WithoutRegistrations: Story = {
  args: { signUpHref: null },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Log in to Tram City' });
    await expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  },
};

/** The counts of a post are for members. */
export const WhoLikedIt: Story = { tags: ['spec:THR-08'], args: { action: 'accounts' } };

/** A visitor with an account on another server acts from there. */
export const FromAnotherServer: Story = {
  tags: ['spec:THR-08'],
  args: { action: 'follow', remembered: 'ann@marsh.test', onOpenRemote: fn(() => Promise.resolve(null)) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Follow from your server' }));
    await expect(args.onOpenRemote).toHaveBeenCalledWith({ handle: 'ann@marsh.test', origin: 'https://marsh.test' });
  },
};

export const InvalidAccount: Story = {
  args: { onOpenRemote: fn(() => Promise.resolve(null)) },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your account on another server' }), 'ann{Enter}');
    await waitFor(async () => expect(await screen.findByText('Enter your account as name@server.')).toBeVisible());
    await expect(args.onOpenRemote).not.toHaveBeenCalled();
  },
};

/** The browser opened no tab: the address is a link. */
export const BlockedTab: Story = {
  args: {
    action: 'favourite',
    remembered: 'ann@marsh.test',
    onOpenRemote: () => Promise.resolve('https://marsh.test/authorize_interaction?uri=https%3A%2F%2Ftram.example%2F1'),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Like from your server' }));
    const link = await screen.findByRole('link', { name: 'Open marsh.test' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/authorize_interaction/));
  },
};

export const Dark: Story = { args: FromAnotherServer.args ?? {}, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: FromAnotherServer.args ?? {}, globals: { locale: 'ar' } };
