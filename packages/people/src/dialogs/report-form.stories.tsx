import { anAccount, aRelationship, aStatus } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { ReportDone } from './report-done.js';
import { ReportForm } from './report-form.js';
import { PostsStep, type ReportPosts } from './report-parts.js';
import { emptyAnswers, reportSteps, type ReportAnswers, type ReportOptions, type ReportStep } from './report-steps.js';
import type { ReportPhase } from './report-phase.js';
import './styles.css';

const nothing = () => undefined;
const options: ReportOptions = {
  categories: ['spam', 'legal', 'violation', 'other'],
  rules: [
    { id: '1', text: 'Be kind to your neighbours.', hint: '' },
    { id: '2', text: 'Describe your pictures.', hint: 'A sentence is enough.' },
  ],
  choosesPosts: true,
  needsPosts: false,
};
const posts: ReportPosts = {
  statuses: [
    aStatus({ id: '1', content: '<p>Cheap tickets for every line, today only.</p>' }),
    aStatus({ id: '2', content: '', spoiler_text: 'Advertising' }),
    aStatus({ id: '3', content: '' }),
  ],
  phase: 'ready',
  onRetry: nothing,
  older: { isLoading: false, hasFailed: false, onLoad: nothing },
};

/** A step of a report with these answers. */
function report(step: ReportStep, some: Partial<ReportAnswers> = {}, phase: ReportPhase = { kind: 'editing' }) {
  const answers = { ...emptyAnswers('1'), category: 'violation' as const, ...some };
  const steps = reportSteps(options, answers);
  const index = steps.indexOf(step);
  return {
    answers,
    options,
    phase,
    step,
    index,
    count: steps.length,
    isLast: step === 'comment',
    canContinue: true,
    change: nothing,
    back: index === 0 ? null : nothing,
    next: nothing,
    withdraw: () => Promise.resolve(),
  };
}

/** The step in which posts are chosen, with these facts about the list. */
function choosingPosts(some: Partial<ReportPosts> = {}) {
  const step = report('posts');
  return { report: step, postsStep: <PostsStep report={step} posts={{ ...posts, ...some }} /> };
}

const meta = {
  title: 'People/Dialogs/ReportForm',
  component: ReportForm,
  args: {
    account: anAccount({ acct: 'tobi@tram.example', domain: 'tram.example' }),
    server: 'rookery.example',
    report: report('reason'),
    postsStep: null,
    onCancel: nothing,
    onDone: nothing,
  },
} satisfies Meta<typeof ReportForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reason: Story = {
  tags: ['spec:HINT-10'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Why are you reporting this account?' })).toHaveFocus();
  },
};
export const Rules: Story = { args: { report: report('rules', { ruleIds: ['2'] }) } };
/** The post that the reader came from is chosen. */
export const Posts: Story = { args: choosingPosts() };
export const PostsLoading: Story = { args: choosingPosts({ statuses: [], phase: 'loading' }) };
export const PostsFailed: Story = { args: choosingPosts({ statuses: [], phase: 'failed' }) };
export const NoPosts: Story = {
  args: choosingPosts({ statuses: [], older: null }),
};
/** The account is on another server. */
export const Comment: Story = { args: { report: report('comment', { comment: 'Sells tickets.' }) } };
export const CommentTooLong: Story = {
  args: { report: { ...report('comment', { comment: 'a'.repeat(1_012) }), canContinue: false } },
};
export const Sending: Story = { args: { report: report('comment', {}, { kind: 'sending' }) } };
export const Failed: Story = { args: { report: report('comment', {}, { kind: 'failed', text: 'Too many requests' }) } };
/** There is no connection, or the server wants the report later. */
export const Waiting: Story = { args: { report: report('comment', {}, { kind: 'waiting' }) } };
/** No answer tells whether it arrived. */
export const Unclear: Story = { args: { report: report('comment', {}, { kind: 'unclear' }) } };
export const RightToLeft: Story = { ...Posts, globals: { locale: 'ar' } };
/** The report has been sent. */
export const Done: Story = {
  render: () => (
    <ReportDone
      acct="tobi@tram.example"
      server="rookery.example"
      relationship={aRelationship({ following: true, muting: true })}
      onFollow={nothing}
      onMute={nothing}
      onBlock={nothing}
      onClose={nothing}
    />
  ),
};
