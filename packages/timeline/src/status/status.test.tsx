import type { Status as StatusEntity } from '@rookery/api-client';
import { aStatus, anAccount, anAttachment } from '@rookery/api-client/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { drawStatus as draw } from '../test-support/draw-status.js';
import * as mediaStories from './status-media.stories.js';
import * as stories from './status.stories.js';
import { focusedParts } from './focused-parts.screen.js';

const {
  WithMedia,
  AnsweringSomebody,
  Reposted,
  PinnedAndEdited,
  ContentWarning,
  WithPoll,
  WithCard,
  WithQuote,
  UnavailableQuote,
  WithReactions,
  WithEvent,
  EveryVisibility,
  UnderReview,
  Focused,
} = composeStories(stories);
const { MorePicturesThanPlaces, SensitiveMedia } = composeStories(mediaStories);

// jsdom has no canvas.
vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);

describe('Status', () => {
  it('[STAT-01] shows account, verified badge, visibility, time, text, media and counts', () => {
    render(<WithMedia />);
    const row = screen.getByRole('article');
    expect(within(row).getByText('Tobias Okafor')).toBeVisible();
    expect(within(row).getByText('@tobi@tram.example')).toBeVisible();
    expect(within(row).getByRole('img', { name: 'Verified Account' })).toBeVisible();
    expect(within(row).getByRole('img', { name: 'Public' })).toBeVisible();
    expect(row.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T12:00:00.000Z');
    expect(row).toHaveTextContent('First frost on the viaduct this morning.');
    expect(within(row).getByRole('link', { name: 'Open image: Boats in the harbour' })).toHaveAttribute('target', '_blank');
    expect(within(row).getByRole('button', { name: 'Like, 142 likes' })).toHaveAttribute('aria-pressed', 'true');
    expect(within(row).getByRole('button', { name: 'Repost, 21 reposts' })).toHaveTextContent('21');
    expect(within(row).getByRole('link', { name: 'Reply, 8 replies' })).toHaveTextContent('8');
  });

  it('[STAT-01] shows the replied-to account, the reblogger, and the pinned and edited marks', () => {
    render(
      <>
        <AnsweringSomebody />
        <Reposted />
        <PinnedAndEdited />
      </>,
    );
    expect(screen.getByText('Replying to Mara Lindqvist')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Noor Verified Account reposted' })).toBeVisible();
    expect(screen.getByText('Pinned post')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Edited' })).toBeVisible();
  });

  it('[STAT-01] hides the text behind its content warning until the reader shows it', async () => {
    render(<ContentWarning />);
    expect(screen.queryByText('It sank.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByText('It sank.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
    expect(screen.queryByText('It sank.')).toBeNull();
  });

  it('[STAT-01] shows the results of a poll with the own vote, the link card, the quote and the event', () => {
    render(
      <>
        <WithPoll />
        <WithCard />
        <WithQuote />
        <WithEvent />
      </>,
    );
    expect(screen.getByText('60%')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Your vote' })).toBeVisible();
    expect(screen.getByText('10 votes')).toBeVisible();
    expect(screen.getByRole('link', { name: /A new ferry for the sound/ })).toHaveAttribute('href', 'https://news.test/ferry');
    expect(screen.getByRole('group', { name: 'Quoted post by Noor' })).toHaveTextContent('The ferry is late today.');
    expect(screen.getByText('An evening in the reading room')).toBeVisible();
  });

  it('[STAT-01] shows the whole date, the edited mark and the counts of the focused post', () => {
    render(<Focused />);
    const row = screen.getByRole('article');
    expect(row).toHaveTextContent('Edited');
    expect(row).toHaveTextContent('21 reposts');
    expect(row).toHaveTextContent('3 quotes');
    expect(within(row).getByRole('img', { name: '142 reactions' })).toHaveTextContent('👍🎉❤️142');
  });

  it.each([undefined, focusedParts])('[STAT-01] opens the versions of the post from its edited mark (%#)', async focused => {
    const onShowHistory = vi.fn();
    const status = aStatus({ edited_at: '2026-11-20T12:02:00.000Z' });
    draw({ status, ...(focused && { focused }) }, { onShowHistory });
    await userEvent.click(screen.getByRole('button', { name: 'Edited' }));
    expect(onShowHistory).toHaveBeenCalledExactlyOnceWith(status);
  });

  it('[STAT-01] shows the reply line, the event and the media of a quoted post, and its own quote as a link', () => {
    const deep = '<p class="quote-inline">RE: <a href="https://rookery.test/9">rookery.test/9</a></p><p>Look.</p>';
    const inner = aStatus({
      id: '8',
      content: deep,
      in_reply_to_id: '7',
      in_reply_to_account_id: '70',
      mentions: [{ id: '70', username: 'yui', acct: 'yui', url: 'https://rookery.test/@yui' }],
      event: { ...(WithEvent.args.status?.event as NonNullable<StatusEntity['event']>), name: 'An evening' },
      quote: { state: 'accepted', quoted_status: null, quoted_status_id: '9' },
    });
    draw({ status: aStatus({ content: deep, quote: { state: 'accepted', quoted_status: inner, quoted_status_id: '8' } }) });
    const quote = screen.getByRole('group', { name: /Quoted post/ });
    expect(quote).toHaveTextContent('Replying to @yui');
    expect(quote).toHaveTextContent('An evening');
    expect(screen.getAllByRole('link', { name: /rookery.test\/9/ })).toEqual([
      within(quote).getByRole('link', { name: /rookery.test\/9/ }),
    ]);
  });

  it("[STAT-02] shows 'Post is unavailable.' instead of an unavailable quote", () => {
    render(<UnavailableQuote />);
    expect(screen.getByText('Post is unavailable.')).toBeVisible();
  });

  it.each([
    ['pending', 'Waiting for approval by its author.'],
    ['rejected', 'Not approved by its author.'],
    ['revoked', 'Removed by its author.'],
  ] as const)('[STAT-02] says of a quote that is %s: %s', (state, words) => {
    draw({ status: aStatus({ quote: { state, quoted_status: null, quoted_status_id: '8' } }) });
    expect(screen.getByText('Post is unavailable.')).toHaveTextContent(`Post is unavailable. ${words}`);
  });

  it('[STAT-03] shows four of six pictures, and the others on a press', async () => {
    render(<MorePicturesThanPlaces />);
    expect(screen.getAllByRole('link', { name: /^Open image/ })).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: '+3: 3 more attachments' }));
    expect(screen.getAllByRole('link', { name: /^Open image/ })).toHaveLength(6);
  });

  it('[STAT-04] shows three of five emoji and counts every reaction', () => {
    render(<WithReactions />);
    expect(screen.getByRole('img', { name: '142 reactions' })).toHaveTextContent('🎉❤️🚋142');
  });

  it('[STAT-05] [API-06] loads sensitive media only once it is uncovered, and covers it again', async () => {
    const { container } = render(<SensitiveMedia />);
    const pictures = () => container.querySelectorAll('.rk-picture img');
    expect(pictures()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(pictures()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(pictures()).toHaveLength(0);
  });

  it('[STAT-05] offers neither media nor actions on a post under review', () => {
    const { container } = render(<UnderReview />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(container.querySelector('.rk-picture')).toBeNull();
    expect(screen.getByText('Content Under Review')).toBeVisible();
  });

  it('[STAT-08] names every visibility', () => {
    render(<EveryVisibility />);
    for (const name of [
      'Public',
      'Unlisted',
      'Followers only',
      'Direct message',
      'Content Under Review',
      'Local only',
      'List members only',
      'Mutual followers only',
      'Unknown visibility',
    ]) {
      expect(screen.getByRole('img', { name })).toBeVisible();
    }
  });

  it('[NAV-03] links the avatar and the name to the profile', () => {
    const url = 'https://tram.example/@tobi';
    const { container } = draw({ status: aStatus({ account: anAccount({ url }) }) });
    expect(container.querySelector('.rk-status-avatar')).toHaveAttribute('href', url);
    expect(container.querySelector('.rk-status-head a')).toHaveAttribute('href', url);
  });

  it('reserves the size of media before it loads', () => {
    const { container } = draw({ status: aStatus({ media_attachments: [anAttachment()] }) });
    expect(container.querySelector<HTMLElement>('.rk-gallery')?.style.aspectRatio).toMatch(/^1\.5\b/);
  });

  it('never uses an unsafe URL', () => {
    const { container } = draw({
      status: aStatus({
        account: anAccount({ avatar: 'javascript:alert(1)', avatar_static: 'javascript:alert(1)' }),
        media_attachments: [anAttachment({ url: 'javascript:alert(1)', preview_url: 'data:text/html,x', remote_url: null })],
      }),
    });
    expect(container.innerHTML).not.toContain('javascript:');
    expect(container.innerHTML).not.toContain('data:');
  });

  it('draws the player of the app for video', () => {
    draw(
      { status: aStatus({ media_attachments: [anAttachment({ type: 'video', description: 'Waves' })] }) },
      { slots: { Attachment: ({ attachment }) => <p>player of {attachment.description}</p> } },
    );
    expect(screen.getByText('player of Waves')).toBeVisible();
  });

  it('stays within 55 elements for a post with a picture and every count', () => {
    const { container } = draw({
      status: aStatus({
        account: anAccount({ verified: true }),
        media_attachments: [anAttachment()],
        replies_count: 1,
        reblogs_count: 1,
        favourites_count: 1,
        quotes_count: 1,
      }),
      actions: { favourite: vi.fn(), reblog: vi.fn(), bookmark: vi.fn(), copyLink: vi.fn() },
    });
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(55);
  });
});
