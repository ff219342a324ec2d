import '@rookery/timeline/events.css';
import './styles.css';
import { createClient, type EventPlace } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import type { Meta, StoryObj } from '@storybook/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { mediaLimits } from '@rookery/store/drafts';
import { beginEvent, withEnd, type EventDraft } from './event-draft.js';
import { EventForm, type EventFormProps } from './event-form.js';
import { PlaceField } from './place-field.js';

const now = Date.UTC(2026, 10, 20, 12, 7);
const place: EventPlace = {
  origin_id: '1',
  description: 'Depot No. 2',
  street: 'Ringbahn 40',
  postal_code: '1210',
  locality: 'Rookhaven',
  region: '',
  country: 'Northmark',
  url: null,
};
const tea: EventDraft = {
  ...withEnd(beginEvent('d', now), true),
  name: 'Tea for conductors',
  status: 'Bring a cup.',
  location: place,
};
const client = createClient({ baseUrl: 'https://rookery.test', fetch: () => Promise.resolve(Response.json([place])) });
const queryClient = createQueryClient();

function Form(props: EventFormProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <EventForm
      {...props}
      draft={draft}
      onChange={setDraft}
      placeField={<PlaceField value={draft.location} onChange={location => setDraft(known => ({ ...known, location }))} />}
    />
  );
}

const meta = {
  title: 'Compose/Events/EventForm',
  component: EventForm,
  args: {
    draft: beginEvent('d', now),
    onChange: () => undefined,
    problems: [],
    limits: { ...mediaLimits(undefined), types: ['image/png'], imageBytes: 2_000_000 },
    newId: () => 'file',
    placeField: null,
    onSend: () => undefined,
    isSending: false,
    note: null,
  },
  render: args => (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <main style={{ maxInlineSize: 560, padding: 16 }}>
          <Form {...args} />
        </main>
      </ClientProvider>
    </QueryClientProvider>
  ),
  tags: ['spec:EVT-02'],
} satisfies Meta<typeof EventForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const Filled: Story = { args: { draft: tea } };
/** Of an event that exists, the approval of participants cannot be changed. */
export const Edit: Story = { args: { draft: { ...tea, editedId: '1' } } };
export const Problems: Story = {
  args: { draft: { ...tea, name: '', end: tea.start - 3_600_000 }, problems: ['name', 'start', 'end'] },
};
export const Sending: Story = { args: { draft: tea, isSending: true } };
/** The browser denies storage. */
export const NotStored: Story = {
  args: { draft: tea, note: 'This draft is not stored in the browser: keep this page open.' },
};
/** A picture that the server would refuse. */
export const BannerTooLarge: Story = {
  play: async ({ canvasElement }) => {
    const file = new File([new Uint8Array(2_000_001)], 'tram.png', { type: 'image/png' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input !== null) await userEvent.upload(input, file);
    await expect(await within(canvasElement).findByText('Image is larger than 2 MB')).toBeVisible();
  },
};
