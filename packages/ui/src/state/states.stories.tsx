import type { Meta, StoryObj } from '@storybook/react';
import { Bird } from 'lucide-react';
import { Button } from '../button/button.js';
import { BlankState, ErrorState, Loading as LoadingText, SignInNeeded as SignInNeededState } from './states.js';

const meta = { title: 'UI/States/States' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { render: () => <LoadingText />, tags: ['spec:UI-09'] };
export const Blank: Story = {
  render: () => (
    <BlankState
      icon={<Bird size={36} strokeWidth={1.5} aria-hidden="true" />}
      title="Nothing here yet"
      description="Posts of the people you follow appear here."
      action={<Button variant="primary">Find people</Button>}
    />
  ),
};
export const Failed: Story = {
  render: () => <ErrorState title="Whoops!" description="We encountered a network failure." onRetry={() => undefined} />,
};
export const SignInNeeded: Story = { render: () => <SignInNeededState onSignIn={() => undefined} /> };
export const FailedWithoutRetry: Story = { render: () => <ErrorState title="This post is gone." /> };
