import { createClient, type EventPlace } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PlaceField } from './place-field.js';

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

/** @param answer The answer of the server to every search. */
function draw(answer: () => Response) {
  const client = createClient({ baseUrl: 'https://rookery.test', fetch: () => Promise.resolve(answer()) });
  function Field() {
    const [value, setValue] = useState<EventPlace | null>(null);
    return <PlaceField value={value} onChange={setValue} />;
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ClientProvider client={client}>
        <Field />
      </ClientProvider>
    </QueryClientProvider>,
  );
  return screen.getByRole('combobox', { name: 'Location' });
}

const field = () => screen.getByRole('combobox', { name: 'Location' });

it('[A11Y-01] keeps the focus in the field when a place is chosen and reset', async () => {
  const user = userEvent.setup();
  await user.type(
    draw(() => Response.json([place])),
    'depot',
  );
  await screen.findByRole('option', { name: /^Depot No. 2/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('button', { name: 'Reset location' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field()).toHaveFocus();
});

it('does not take the focus when it is mounted', () => {
  expect(draw(() => Response.json([]))).not.toHaveFocus();
});

it('reports a failed search of a text that replaces another one at once', async () => {
  const user = userEvent.setup();
  let status = 200;
  await user.type(
    draw(() => Response.json([], { status })),
    'zz',
  );
  expect(await screen.findByText('No place found.', undefined, { timeout: 3_000 })).toBeVisible();
  status = 500;
  await user.clear(field());
  await user.type(field(), 'city');
  expect(await screen.findByText('Searching…')).toBeVisible();
  expect(await screen.findByText('Places could not be loaded.', undefined, { timeout: 3_000 })).toBeVisible();
});
