import { detectFeatures } from '@rookery/api-client';
import { anAccount, anAttachment, anInstance, aStatus } from '@rookery/api-client/testing';
import { createStore, useStore } from '@rookery/ui';
import type { Meta, StoryObj } from '@storybook/react';
import '../styles.css';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuotedStatus } from '@rookery/timeline/parts';
import { TimelineProvider } from '@rookery/timeline';
import { composerOffers } from './composer-offers.js';
import { Composer, type ComposerProps } from './composer.js';
import { changeDraft } from './draft-changes.js';
import { MentionChoice } from './recipients/mention-choice.js';
import { Recipients } from './recipients/recipients.js';
import { ReplyContext } from './reply-context.js';
import type { Draft } from '@rookery/store';
import { anEmptyDraft as aDraft, anEmptyPart as aPart, aPicture, ids } from '@rookery/store/testing';
import type { SaveState } from '@rookery/store/drafts';

const now = () => Date.parse('2026-11-20T09:17:00Z');
const instance = anInstance({ version: '4.5.0' });
const other = aStatus({
  id: '9',
  account: anAccount({ id: '101', acct: 'noor@hoshi.example', display_name: 'Noor', avatar_static: '' }),
  content: '<p>Which of the boxes would you copy first?</p>',
});
const written = 'The reading room opens on Saturday. Bring a lamp and something to copy.';

const severalHandles = [
  'noor@hoshi.example',
  'ilse',
  `a-very-long-handle-${'of-one-word-'.repeat(6)}@tram.example`,
  'edda@tram.example',
];

function RecipientsOf({ draft, newId }: Pick<ComposerProps, 'draft' | 'newId'>) {
  return (
    <Recipients
      to={useStore(draft, state => state.to ?? [])}
      author={other.account.acct}
      onChange={to => draft.set(state => changeDraft(state, { to }, newId))}
      onEmptied={button => button.closest('section')?.querySelector('textarea')?.focus()}
    />
  );
}

/** The props of a composer with a draft. */
function writing(draft: Partial<Draft>, saved: SaveState = 'saved'): Pick<ComposerProps, 'draft' | 'saveState'> {
  return { draft: createStore(aDraft(draft)), saveState: createStore(saved) };
}

const meta = {
  title: 'Compose/Posts/Composer',
  component: Composer,
  parameters: { keys: [['Control + Enter, Command + Enter', 'Sends the post.']] },
  args: {
    ...writing({}),
    isDurable: true,
    account: anAccount({ avatar_static: '' }),
    offers: composerOffers(instance, detectFeatures(instance), now),
    newId: ids(),
    now,
    automatic: 'en',
    preferred: ['en', 'nb'],
    suggestFor: null,
    mediaRequests: { upload: () => new Promise(() => undefined), saveDetails: () => new Promise(() => undefined) },
    sensitiveByDefault: false,
    asksForDescriptions: false,
    isSending: false,
    sendError: null,
    layout: 'modal',
    onSend: () => undefined,
  },
  decorators: [
    Story => (
      <TimelineProvider options={{ isSignedIn: true }}>
        <div style={{ maxInlineSize: 600, background: 'var(--rk-raised)' }}>
          <Story />
        </div>
      </TimelineProvider>
    ),
  ],
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is written yet: the post cannot be sent. */
export const Empty: Story = { tags: ['spec:CMP-01'] };
export const Written: Story = { tags: ['spec:CMP-01'], args: writing({ parts: [aPart({ text: written })] }) };
/** The content warning counts, too. */
export const WithWarning: Story = {
  tags: ['spec:CMP-01'],
  args: writing({ parts: [aPart({ text: written, spoilerText: 'Opening hours' })], visibility: 'private' }),
};
export const TooLong: Story = {
  tags: ['spec:CMP-01'],
  args: writing({ parts: [aPart({ text: `${written} `.repeat(8) })] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The post is too long.')).toBeVisible();
  },
};
export const Scheduled: Story = {
  tags: ['spec:CMP-01', 'spec:SCH-04'],
  args: writing({ parts: [aPart({ text: written })], scheduledAt: Date.parse('2026-11-21T08:30:00Z') }),
};
export const WithPoll: Story = {
  tags: ['spec:CMP-01'],
  args: writing({
    parts: [aPart({ text: written, poll: { options: ['I bring a lamp', ''], expiresIn: 86_400, multiple: false } })],
  }),
};
/** A setting asks once before media without a description are sent. */
export const AskedToDescribe: Story = {
  tags: ['spec:CMP-01'],
  args: {
    ...writing({ parts: [aPart({ text: written, media: [aPicture({ attachment: anAttachment(), uploadedAt: 1 })] })] }),
    asksForDescriptions: true,
    onSend: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(canvas.getByText(/no description/)).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
/** A reply begins with the mentions, below the post that it answers. */
export const ReplyToAPost: Story = {
  tags: ['spec:CMP-01'],
  args: {
    ...writing({ inReplyToId: '9', prefilledText: '@noor@hoshi.example ', parts: [aPart({ text: '@noor@hoshi.example ' })] }),
    context: <ReplyContext status={other} />,
  },
};
/** Some servers take recipients apart from the text: all but the author of the answered post can be removed. */
export const ReplyToSeveral: Story = {
  tags: ['spec:CMP-01'],
  args: writing({ inReplyToId: '9', to: severalHandles, parts: [aPart({ text: 'I will bring the lamp.' })] }),
  render: args => <Composer {...args} context={<ReplyContext status={other} />} recipients={<RecipientsOf {...args} />} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove @ilse' }));
    await expect(args.draft.get().to).not.toContain('ilse');
    await expect(canvas.getByRole('button', { name: `Remove @${severalHandles[2]}` })).toHaveFocus();
  },
};
const mentioned = ['ilse', 'edda@tram.example'];

/** A reply to a post that mentions several accounts can mention its author alone. Turned off again it mentions all of them. */
export const MentionOnlyTheAuthor: Story = {
  args: (() => {
    const prefilledText = ['noor@hoshi.example', ...mentioned].map(acct => `@${acct} `).join('');
    return writing({ inReplyToId: '9', prefilledText, parts: [aPart({ text: `${prefilledText}The second one.` })] });
  })(),
  render: ({ draft, newId, ...args }) => (
    <Composer
      {...args}
      {...{ draft, newId }}
      context={<ReplyContext status={other} />}
      recipients={<MentionChoice {...{ draft, newId }} author={other.account.acct} others={mentioned} isDisabled={false} />}
    />
  ),
  play: async ({ canvas, args }) => {
    const choice = canvas.getByRole('checkbox', { name: 'Mention only @noor@hoshi.example' });
    await userEvent.click(choice);
    await expect(args.draft.get().parts[0]?.text).toBe('@noor@hoshi.example The second one.');
    await userEvent.click(choice);
    await expect(args.draft.get().parts[0]?.text).toBe('@noor@hoshi.example @ilse @edda@tram.example The second one.');
    await userEvent.click(choice);
  },
};

export const QuoteOfAPost: Story = {
  tags: ['spec:CMP-01'],
  args: {
    ...writing({ quoteId: '9', parts: [aPart({ text: 'All of it.' })] }),
    quote: <QuotedStatus quote={{ kind: 'shown', status: other }} />,
  },
};
/** A reply field in a page has neither header nor dialog. */
export const Inline: Story = {
  tags: ['spec:CMP-01'],
  args: { ...writing({ inReplyToId: '9', parts: [aPart({ text: 'I will bring the lamp.' })] }), layout: 'inline' },
};
/** Several posts are sent in order; the tools act on the one with the focus. */
export const ThreeInARow: Story = {
  tags: ['spec:CMP-01'],
  args: writing({ parts: [aPart({ text: written }), aPart({ text: 'The stairs are behind the bakery.' }), aPart()] }),
};
export const EditOfAPost: Story = {
  tags: ['spec:CMP-01'],
  args: writing({ editedId: '7', visibility: 'unlisted', parts: [aPart({ text: written })] }),
};
export const Sending: Story = { args: { ...writing({ parts: [aPart({ text: written })] }), isSending: true } };
/** The storage is full or denied: the text is in this page alone. */
export const NotStored: Story = { tags: ['spec:CMP-02'], args: writing({ parts: [aPart({ text: written })] }, 'failed') };
export const StorageDenied: Story = {
  tags: ['spec:CMP-02'],
  args: { ...writing({ parts: [aPart({ text: written })] }), isDurable: false },
};
export const NotHandedOver: Story = {
  args: {
    ...writing({ parts: [aPart({ text: written })] }),
    sendError: 'The post could not be stored for sending. Your text is still here.',
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: writing({ parts: [aPart({ text: 'تفتح قاعة المطالعة أبوابها يوم السبت.' })] }),
};
export const ByKeyboard: Story = {
  tags: ['spec:CMP-01'],
  args: writing({}),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text of the post' }), 'Two words');
    await userEvent.click(canvas.getByRole('button', { name: 'Add content warning' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Content warning' }), 'Words');
    await expect(args.draft.get().parts[0]).toMatchObject({ text: 'Two words', spoilerText: 'Words', sensitive: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove content warning' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Visibility' }), 'Followers only');
    await expect(args.draft.get().visibility).toBe('private');
  },
};
