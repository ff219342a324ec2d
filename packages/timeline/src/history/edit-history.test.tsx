import { type StatusEdit, createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { composeStories } from '@storybook/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EditHistory } from './edit-history.js';
import { EditHistoryScreen } from './edit-history.screen.js';
import * as stories from './edit-history.stories.js';

const { EverythingElse, NothingShown, Rewritten, Words } = composeStories(stories);
const items = () => screen.getAllByRole('listitem', { name: /Current|Edited|Original/ });

describe('EditHistory', () => {
  it('[STAT-01] shows the newest version first, with what it added and removed', () => {
    render(<Words />);
    const [current, edited, original] = items();
    expect(current).toHaveAccessibleName(/^Current version/);
    const [swan, apology] = within(current as HTMLElement).getAllByRole('insertion');
    expect(swan).toHaveTextContent('[added: swan ]');
    expect(apology).toHaveTextContent('[added: It wishes to apologise. ]');
    expect(within(current as HTMLElement).getByRole('deletion')).toHaveTextContent('[removed: ferry ]');
    expect(within(edited as HTMLElement).getByRole('insertion')).toHaveTextContent('[added: very ]');
    expect(original).toHaveAccessibleName(/^Original/);
    expect(original).toHaveTextContent('The ferry is late today.');
    expect(within(original as HTMLElement).queryByRole('insertion')).toBeNull();
  });

  it('says in which language the words are', () => {
    render(<Words lang="nb" />);
    expect(within(items()[2] as HTMLElement).getByText('The ferry is late today.')).toHaveAttribute('lang', 'nb');
  });

  it('[STAT-01] names changed warnings, polls and media', () => {
    render(<EverythingElse />);
    const [current, edited] = items();
    expect(current).toHaveTextContent('Content warning: The end of the [removed: ferry ]saga');
    expect(current).toHaveTextContent(/Poll: Boat\s+\[removed: Bridge \]\[added: Swan \]/);
    expect(current).toHaveTextContent('Removed: video');
    expect(edited).toHaveTextContent('Content warning: [added: The end of the ferry saga ]');
    expect(edited).toHaveTextContent('No longer marked as sensitive');
    expect(edited).toHaveTextContent('Description changed: [added: A ferry, and a swan ]');
    expect(edited).toHaveTextContent('Added: video');
    expect(edited).toHaveTextContent('Removed: image, Boats in the harbour');
  });

  it('[STAT-01] says that only markup has changed', () => {
    render(<NothingShown />);
    expect(items()[0]).toHaveTextContent('Nothing that is shown here has changed.');
  });

  it('[STAT-01] shows versions whole that have too little in common', () => {
    render(<Rewritten />);
    expect(items()[0]).toHaveTextContent('two399');
    expect(screen.queryByRole('insertion')).toBeNull();
  });

  it('[STAT-01] shows two versions of a megabyte without their differences, in few elements', () => {
    const big = (letter: string): StatusEdit => ({
      content: `<p>${`${letter} word `.repeat(150_000)}</p>`,
      spoiler_text: '',
      sensitive: false,
      created_at: null,
      media_attachments: [],
      poll: null,
    });
    const { container } = render(<EditHistory versions={[big('a'), big('b')]} />);
    expect(screen.queryByRole('insertion')).toBeNull();
    expect(screen.queryByRole('deletion')).toBeNull();
    expect(container).toHaveTextContent(/b word b word/);
    expect(container.querySelectorAll('*').length).toBeLessThan(60);
  });
});

describe('EditHistoryScreen', () => {
  it('[STAT-01] loads the versions, and loads them again after a failure', async () => {
    let isDown = true;
    const client = createClient({
      baseUrl: 'https://rookery.test',
      fetch: async () =>
        isDown ? Response.json({ error: 'Oops' }, { status: 403 }) : Response.json([{ content: '<p>Hello</p>' }]),
    });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <ClientProvider client={client}>
          <EditHistoryScreen statusId="1" />
        </ClientProvider>
      </QueryClientProvider>,
    );
    expect(await screen.findByText('The versions of this post could not be loaded.')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello')).toBeVisible();
  });
});
