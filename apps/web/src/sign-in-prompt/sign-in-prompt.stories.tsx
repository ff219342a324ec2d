import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, waitFor } from 'storybook/test';
import { SignInPrompt } from './sign-in-prompt.js';

const meta = {
  title: 'web/SignInPrompt',
  component: SignInPrompt,
  args: { isOpen: true, onClose: () => undefined, server: 'Tram City', loginHref: '/login', signUpHref: '/signup' },
} satisfies Meta<typeof SignInPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Log in to Tram City' });
    await expect(dialog).toHaveTextContent('With an account you can reply');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Sign up' })).toBeVisible());
  },
};

/** The server takes no new members. */
export const WithoutRegistrations: Story = {
  args: { signUpHref: null },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  },
};
