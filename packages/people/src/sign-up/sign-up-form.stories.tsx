import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { emptySignUp, noSecrets } from './sign-up-draft.js';
import { SignUpForm } from './sign-up-form.js';
import './styles.css';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="180" height="60"/>')}`;
const captcha = { type: 'native', token: 't', url: PICTURE, answer_data: '', seconds_valid: 300 } as const;
const plain = { isApproved: false, reason: null, birthday: false, minAge: null, captcha: null } as const;
const filled = { ...emptySignUp, isAgreed: true, username: 'wren', email: 'wren@post.example', birthday: '1990-02-03' };

const meta = {
  title: 'People/Sign-up/SignUpForm',
  component: SignUpForm,
  tags: ['spec:HINT-09'],
  args: {
    server: 'Tram City',
    host: 'tram.example',
    asks: plain,
    draft: { ...emptySignUp, isAgreed: true },
    secrets: noSecrets,
    name: { isTaken: null, isChecking: false },
    mistakes: new Map(),
    refused: new Map(),
    failureText: null,
    attempts: 0,
    isSending: false,
    onChange: () => undefined,
    onAnswer: () => undefined,
    onAnotherCaptcha: () => undefined,
    onShowRules: () => undefined,
    onSubmit: () => undefined,
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignUpForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** The server has no account of this name. */
export const NameFree: Story = { args: { draft: filled, name: { isTaken: false, isChecking: false } } };
export const NameChecking: Story = { args: { draft: filled, name: { isTaken: null, isChecking: true } } };
export const NameTaken: Story = { args: { draft: filled, name: { isTaken: true, isChecking: false } } };
/** The staff reads why one wants to join, and takes members from 16 years. */
export const Approval: Story = {
  args: { draft: filled, asks: { ...plain, isApproved: true, reason: 'required', birthday: true, minAge: 16 } },
};
export const ReasonOptional: Story = { args: { asks: { ...plain, isApproved: true, reason: 'optional' } } };
/** The server asks for the date without a least age. */
export const BirthdayOnly: Story = { args: { asks: { ...plain, birthday: true } } };
/** The captcha of Pleroma. */
export const Captcha: Story = { args: { asks: { ...plain, captcha } } };
export const Invited: Story = { args: { draft: { ...filled, inviteCode: 'kqm3TQ' } } };
export const WeakPassword: Story = { args: { draft: filled, secrets: { ...noSecrets, password: 'wren' } } };
export const FairPassword: Story = { args: { draft: filled, secrets: { ...noSecrets, password: 'tkmvs8bq' } } };
export const StrongPassword: Story = { args: { draft: filled, secrets: { ...noSecrets, password: 'brick lamp otter violin' } } };
export const Sending: Story = { args: { draft: filled, isSending: true } };

/** Faults that are found before anything is sent. */
export const Mistakes: Story = {
  args: {
    attempts: 1,
    draft: { ...filled, username: 'wren bird', email: 'wren', birthday: '2020-01-01' },
    asks: { ...plain, isApproved: true, reason: 'required', birthday: true, minAge: 16, captcha },
    mistakes: new Map([
      ['username', 'letters'],
      ['email', 'email'],
      ['password', 'missing'],
      ['date_of_birth', 'young'],
      ['reason', 'missing'],
      ['captcha', 'missing'],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

/** The server's words at each field that it has refused; the first of them has the focus. */
export const Refused: Story = {
  args: {
    attempts: 1,
    draft: { ...filled, inviteCode: 'old' },
    secrets: { ...noSecrets, password: 'x' },
    failureText: 'Tram City has refused some of your answers.',
    refused: new Map([
      ['email', 'contains a disallowed e-mail provider'],
      ['password', 'is too short (minimum is 8 characters)\nis too common'],
      ['invite_code', 'Expired token'],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveFocus();
  },
};

/** The answer was lost: nothing that was typed is. */
export const Lost: Story = {
  args: {
    attempts: 1,
    draft: filled,
    failureText: 'The answer of tram.example was lost. Your account may exist already: look for an e-mail, or try again.',
  },
};

/** The words of a server are text. */
export const Hostile: Story = {
  globals: { viewport: 'phone' },
  args: {
    attempts: 1,
    server: 'W'.repeat(200),
    host: `${'long-label.'.repeat(12)}example`,
    draft: { ...filled, username: 'w'.repeat(300) },
    failureText: '<script>window.__pwned=1</script>'.repeat(8),
    refused: new Map([['username', `<img src=x onerror="window.__pwned=1">${'x'.repeat(250)}`]]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
