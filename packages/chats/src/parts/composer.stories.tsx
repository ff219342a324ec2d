import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PendingAttachment } from '../chat-types.js';
import '../styles.css';
import { picture } from '../test-support/chats.js';
import type { EmojiSuggestion } from './emoji-suggestions.js';
import { MessageComposer, type MessageComposerProps } from './message-composer.js';

const emoji = (picked: string, shortcode: string): EmojiSuggestion => ({
  kind: 'emoji',
  emoji: { emoji: picked, shortcodes: [shortcode], label: shortcode, words: '', hasTones: false },
});
const found = [emoji('😀', 'grinning'), emoji('😁', 'grin'), emoji('🟢', 'green_circle')];
const shelf: PendingAttachment = {
  id: 'f1',
  name: 'shelf.svg',
  type: 'image/svg+xml',
  previewUrl: picture,
  progress: 0.4,
  error: null,
};
const LIMIT = 500;

/** A composer that keeps its text. */
function Composer({ text: initial, ...props }: MessageComposerProps) {
  const [text, setText] = useState(initial);
  return (
    <MessageComposer
      {...props}
      text={text}
      onTextChange={changed => {
        setText(changed);
        props.onTextChange(changed);
      }}
      canSend={props.canSend || (text.trim() !== '' && text.length <= LIMIT)}
      remaining={LIMIT - text.length}
      limit={LIMIT}
    />
  );
}

const meta = {
  title: 'Chats/Parts/ChatComposer',
  component: Composer,
  subcomponents: { MessageComposer },
  args: {
    mode: 'write',
    text: '',
    onTextChange: fn(),
    attachments: [],
    onAttach: fn(),
    onRemoveAttachment: fn(),
    maxFiles: 1,
    onSend: fn(),
    canSend: false,
    remaining: LIMIT,
    limit: LIMIT,
    failure: null,
    suggestFor: { ':': async () => found },
    isFocused: false,
    onUnblock: fn(),
  },
  decorators: [
    Story => (
      <div className="rk-chats" style={{ inlineSize: 600, maxInlineSize: '100%', blockSize: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['spec:CHAT-21'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};
/** Enter sends, Shift and Enter make a new line at the caret. */
export const Written: Story = {
  tags: ['spec:CHAT-21', 'spec:CHAT-23'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole<HTMLTextAreaElement>('textbox', { name: 'Type a message' });
    await userEvent.type(field, 'Bringalamp');
    field.setSelectionRange(5, 5);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(field).toHaveValue('Bring\nalamp');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
/** The field grows to five lines and scrolls from then on. */
export const FiveLines: Story = {
  tags: ['spec:CHAT-27'],
  args: { text: 'One\nTwo\nThree\nFour\nFive\nSix\nSeven' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    const lines = field.clientHeight / Number.parseFloat(getComputedStyle(field).lineHeight);
    await expect(lines).toBe(5);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
};
export const NearTheLimit: Story = {
  tags: ['spec:CHAT-22'],
  args: { text: 'A lamp. '.repeat(60) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('20 characters left')).toBeInTheDocument();
  },
};
/** Enter sends nothing above the limit. */
export const TooLong: Story = {
  tags: ['spec:CHAT-21', 'spec:CHAT-22'],
  args: { text: 'A lamp. '.repeat(64) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('12 characters too many')).toBeInTheDocument();
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const EmojiSuggestions: Story = {
  tags: ['spec:CHAT-26'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Bring a lamp :gri');
    await expect(await canvas.findByRole('option', { name: /grinning/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
  },
};
/** Escape closes the list for the word; Tab and Enter take the suggestion of the arrow keys. */
export const EmojiByKeyboard: Story = {
  tags: ['spec:CHAT-26'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'A lamp :gri');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard(' :gri');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('A lamp :gri 😁 ');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Uploading: Story = {
  tags: ['spec:CHAT-25'],
  args: {
    attachments: [shelf, { ...shelf, id: 'f2', name: 'register.pdf', type: 'application/pdf', previewUrl: null, progress: 1 }],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Remove register.pdf' }));
    await expect(args.onRemoveAttachment).toHaveBeenCalledWith('f2');
  },
};
/** A failed upload leaves the text alone. */
export const UploadFailed: Story = {
  tags: ['spec:CHAT-25'],
  args: { text: 'This is the shelf', attachments: [{ ...shelf, error: '' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Upload failed');
    await expect(canvas.getByRole('textbox')).toHaveValue('This is the shelf');
  },
};
/** All files of a paste are handed over, as those of a drop: the screen says which of them are not attached. */
export const PastedFiles: Story = {
  tags: ['spec:CHAT-24'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    const files = ['shelf.png', 'tin.png'].map(name => new File(['x'], name, { type: 'image/png' }));
    const clipboardData = new DataTransfer();
    for (const file of files) clipboardData.items.add(file);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect(args.onAttach).toHaveBeenCalledOnce();
    await expect(args.onAttach).toHaveBeenCalledWith(files);
  },
};
/** Word puts a picture of the text beside it: the text is pasted. */
export const PastedText: Story = {
  tags: ['spec:CHAT-24'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
    clipboardData.setData('text/plain', 'see the rooms');
    clipboardData.setData('text/html', '<p>see <b>the rooms</b></p>');
    const isLeftToBrowser = field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect(isLeftToBrowser).toBe(true);
    await expect(args.onAttach).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  tags: ['spec:CHAT-12'],
  args: { text: 'On my way', failure: { text: 'The account does not accept messages' } },
};
/** A long name of a file has one line, and all of it in its title. */
export const LongFileNames: Story = {
  tags: ['spec:CHAT-25'],
  args: {
    attachments: [`${'harbourbridge'.repeat(24)}.pdf`, `${'ميناء'.repeat(60)}.pdf`].map((name, index) => ({
      id: String(index),
      name,
      type: 'application/pdf',
      previewUrl: null,
      progress: 1,
      error: null,
    })),
  },
  play: async ({ canvasElement, args }) => {
    for (const { name } of args.attachments) {
      const file = await within(canvasElement).findByTitle(name);
      await expect(file.clientHeight).toBeLessThan(50);
      await expect(file.clientWidth).toBeLessThanOrEqual(220);
    }
  },
};
export const WithoutFiles: Story = { tags: ['spec:CHAT-24'], args: { maxFiles: 0 } };
export const RightToLeft: Story = { tags: ['spec:CHAT-21'], globals: { locale: 'ar' }, args: { text: 'أنا في الطريق' } };
