import '../../styles.css';
import { ApiError } from '@rookery/api-client';
import { anAttachment } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { DraftMedia } from '@rookery/store';
import { draftMedia, type MediaRequests } from '@rookery/store/drafts';
import { DropArea, FileRefusals } from '@rookery/ui/files';
import { MediaField, type MediaFieldProps } from './media-field.js';

const now = Date.parse('2026-11-20T12:00:00Z');

/** A picture of hills in one colour: `hue` in degrees. */
const hills = (hue: number): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320">
<rect width="480" height="320" fill="hsl(${String(hue)} 45% 85%)"/><circle cx="${String(150 + hue / 2)}" cy="90" r="34" fill="#fff8dc"/>
<path d="M0 210 70 150l60 50 90-80 90 90 60-50 110 90v60H0z" fill="hsl(${String(hue)} 35% 45%)"/>
<path d="M0 260l110-45 90 40 110-50 170 60v55H0z" fill="hsl(${String(hue)} 50% 25%)"/></svg>`;
const picture = (id: string, hue = 150): DraftMedia =>
  draftMedia(id, new File([hills(hue)], `${id}.svg`, { type: 'image/svg+xml' }), `${id}.svg`);
const uploaded = (item: DraftMedia, description = ''): DraftMedia => ({
  ...item,
  description,
  attachment: anAttachment({ description: description || null, meta: null }),
  uploadedAt: now,
});
const sound = draftMedia(
  'sound',
  new File(['sound'], 'Evening at the quay.mp3', { type: 'audio/mpeg' }),
  'Evening at the quay.mp3',
);

/** A server that answers nothing; uploads stay where `progress` says. */
const pending = (progress: number): MediaRequests => ({
  upload: (_file, { onProgress }) => new Promise(() => queueMicrotask(() => onProgress(progress))),
  saveDetails: () => new Promise(() => undefined),
});
const refusing = (text: string): MediaRequests => ({
  ...pending(0),
  upload: () => Promise.reject(new ApiError('http', { status: 422, serverMessage: text })),
});

function Field(props: MediaFieldProps) {
  const [media, setMedia] = useState(props.media);
  return (
    <div style={{ maxInlineSize: 490 }}>
      <MediaField {...props} media={media} onChange={setMedia} />
    </div>
  );
}

const meta = {
  title: 'Compose/Posts/MediaField',
  component: MediaField,
  args: {
    media: [],
    onChange: () => undefined,
    requests: pending(0),
    descriptionCharacters: 1500,
    onEmptied: () => undefined,
    now: () => now,
  },
  tags: ['spec:CMP-01'],
  render: args => <Field {...args} />,
} satisfies Meta<typeof MediaField>;
export default meta;
type Story = StoryObj<typeof meta>;

const two = [uploaded(picture('hills')), uploaded(picture('evening', 215), 'Blue hills below an evening sun')];

export const Two: Story = { args: { media: two } };
export const One: Story = { args: { media: two.slice(1) } };
export const Four: Story = { args: { media: [...two, uploaded(picture('dunes', 40)), uploaded(picture('heath', 320))] } };
export const Uploading: Story = { args: { media: ['a', 'b', 'c'].map(id => picture(id)), requests: pending(0.62) } };
/** The server has the file and processes it. */
export const Processing: Story = { args: { media: [picture('a')], requests: pending(1) } };
/** The server's words, and a button that tries again. */
export const Refused: Story = {
  args: {
    media: [picture('a'), uploaded(picture('b', 215))],
    requests: refusing('Validation failed: File content type is invalid, File is not a picture'),
  },
};
export const Offline: Story = {
  args: { media: [picture('a')], requests: { ...pending(0), upload: () => Promise.reject(new ApiError('network')) } },
};
export const Audio: Story = { args: { media: [uploaded(sound)] } };
/** A post that is edited: its files are at the server. */
export const OfEditedPost: Story = {
  args: {
    media: [
      { ...uploaded(picture('a')), file: null, attachment: anAttachment({ type: 'unknown', url: null, preview_url: null }) },
    ],
  },
};
/** Pointer or arrow keys move the focal point; the text is in the draft with each key. */
export const Describing: Story = {
  args: { media: two },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Describe picture 1' }));
    const field = await within(document.body).findByRole('textbox', { name: 'Description' });
    // The dialog fades in.
    await waitFor(() => expect(field).toBeVisible());
  },
};
export const DescriptionTooLong: Story = {
  args: { media: two.map(item => ({ ...item, description: 'A heron '.repeat(200) })) },
};
export const Dark: Story = { args: { media: two }, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { media: [...two, picture('c', 40)], requests: pending(0.4) },
  globals: { locale: 'ar', theme: 'dark' },
};

/** Files past a limit are named with it, before any upload. */
export const FilesRefused: Story = {
  render: () => (
    <div style={{ maxInlineSize: 490 }}>
      <FileRefusals
        onDismiss={() => undefined}
        refusals={[
          { id: '1', name: 'panorama.png', problem: { kind: 'image-bytes', limit: 16_777_216 } },
          { id: '2', name: 'night-train.mp4', problem: { kind: 'video-bytes', limit: 103_809_024 } },
          { id: '3', name: 'concert.mp4', problem: { kind: 'video-seconds', limit: 120 } },
          {
            id: '4',
            name: '<img src=x onerror=alert(1)> and a name that goes on and on and on.html',
            problem: { kind: 'type', type: 'text/html' },
          },
          { id: '5', name: 'fifth.png', problem: 'A post on this server has at most 4 files' },
        ]}
      />
    </div>
  ),
};

/** A file is dragged over the composer. */
export const DraggedOver: Story = {
  render: args => (
    <DropArea hint="Drop files to add them" onFiles={() => undefined}>
      <p>The reading room opens on Saturday.</p>
      <Field {...args} media={two} />
    </DropArea>
  ),
  play: async ({ canvasElement }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['picture'], 'a.png', { type: 'image/png' }));
    within(canvasElement)
      .getByText('The reading room opens on Saturday.')
      .dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await within(canvasElement).findByText('Drop files to add them')).toBeVisible();
  },
};
