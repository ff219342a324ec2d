import { aStatus, anAccount } from '@rookery/api-client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { drawStatus } from '../test-support/draw-status.js';
import { Status } from './status.js';

const now = () => 0;
const long = `<p>${'All lines are running. '.repeat(100)}</p>`;

afterEach(() => void vi.restoreAllMocks());

it('[STAT-01] cuts a post that is taller than 642 px, until the reader reads on', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(643);
  const { container } = drawStatus({ status: aStatus({ content: long }) });
  expect(container.querySelector('[data-collapsed]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
  expect(container.querySelector('[data-collapsed]')).toBeNull();
});

it('[STAT-01] does not cut a post that was edited to be short', () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(643);
  const { container, rerender } = drawStatus({ status: aStatus({ content: long }) });
  rerender(<Status status={aStatus({ content: '<p>Short.</p>' })} now={now} />);
  expect(container.querySelector('[data-collapsed]')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Read more' })).toBeNull();
});

it('[STAT-01] shows the custom emoji of the name in the line of a repost', () => {
  const url = 'https://tram.example/heron.png';
  const heron = { shortcode: 'heron', url, static_url: url, visible_in_picker: true, category: null };
  const account = anAccount({ display_name: 'Juniper :heron:', emojis: [heron] });
  drawStatus({ status: aStatus({ id: '2', account, reblog: aStatus({ id: '1' }) }) });
  expect(screen.getByRole('link', { name: 'Juniper :heron: reposted' })).toContainElement(screen.getByAltText(':heron:'));
});

it.each([true, false])('[UI-06] shows in the line of a repost whether its account is verified: %s', verified => {
  const account = anAccount({ display_name: 'Juniper', verified });
  drawStatus({ status: aStatus({ id: '2', account, reblog: aStatus({ id: '1' }) }) });
  expect(screen.getByRole('link', { name: verified ? 'Juniper Verified Account reposted' : 'Juniper reposted' })).toBeVisible();
});

it('[I18N-01] has the content warning in the language of the post, its button in that of the page', () => {
  drawStatus({ status: aStatus({ spoiler_text: '列車', language: 'ja' }) });
  expect(screen.getByText('列車')).toHaveAttribute('lang', 'ja');
  expect(screen.getByRole('button', { name: 'Show more' }).closest('[lang]')).toBe(null);
});
