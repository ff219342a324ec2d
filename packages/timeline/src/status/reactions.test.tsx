import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Reactions } from './reactions.js';

const reaction = (name: string, count: number, me = false) => ({ name, count, me, url: null, static_url: null });

describe('Reactions', () => {
  it('[STAT-06] toggles the reaction of the reader by its button', async () => {
    const onToggle = vi.fn();
    render(<Reactions reactions={[reaction('🎉', 3, true), reaction('🚋', 2)]} onToggle={onToggle} />);
    await userEvent.click(screen.getByRole('button', { name: '🎉: 3 reactions', pressed: true }));
    expect(onToggle).toHaveBeenLastCalledWith(reaction('🎉', 3, true));
    await userEvent.click(screen.getByRole('button', { name: '🚋: 2 reactions', pressed: false }));
    expect(onToggle).toHaveBeenLastCalledWith(reaction('🚋', 2));
  });

  it('[STAT-06] disables an emoji of another server that the server does not accept', async () => {
    const onToggle = vi.fn();
    const heron = { ...reaction('heron@marsh.test', 1), url: 'https://marsh.test/heron.png' };
    render(<Reactions reactions={[heron, reaction('🚋', 2)]} onToggle={onToggle} canToggle={({ url }) => url === null} />);
    expect(screen.getByRole('button', { name: 'heron@marsh.test: 1 reaction' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '🚋: 2 reactions' })).toBeEnabled();
  });

  it('has no buttons where the reader cannot react', () => {
    render(<Reactions reactions={[reaction('🎉', 3)]} onToggle={null} />);
    expect(screen.getByRole('img', { name: '3 reactions' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[STAT-04] counts the reactions of all emoji when it shows only three', () => {
    const names = ['a', 'b', 'c', 'd'];
    render(<Reactions reactions={names.map(name => reaction(name, 2))} onToggle={vi.fn()} />);
    expect(screen.getAllByRole('button')).toHaveLength(3);
    expect(screen.getByText('8 reactions')).toBeVisible();
  });

  it('leaves the focus on the post when the last reaction of an emoji goes', async () => {
    render(
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a post in a feed takes the focus
      <article tabIndex={0}>
        <Reactions reactions={[reaction('🎉', 1, true)]} onToggle={vi.fn()} />
      </article>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('article')).toHaveFocus();
  });
});
