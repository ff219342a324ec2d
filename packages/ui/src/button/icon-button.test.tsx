import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.js';
import { IconButton } from './icon-button.js';

test('[A11Y-01] names an icon button by its label and its visible text', () => {
  const { rerender } = render(<IconButton label="Like" icon={<svg aria-hidden="true" />} />);
  expect(screen.getByRole('button', { name: 'Like' })).not.toHaveAttribute('aria-pressed');
  rerender(
    <IconButton label="Like" icon={<svg aria-hidden="true" />} isPressed>
      12
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Like 12', pressed: true })).toHaveAttribute('data-tooltip', 'Like');
});

test('[A11Y-01] keeps the focus on a pending button and ignores presses', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Follow</Button>);
  await user.tab();
  await user.keyboard('{Enter}');
  rerender(
    <Button onClick={onClick} isPending>
      Follow
    </Button>,
  );
  expect(screen.getByRole('button')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('does not submit a form with a pending button', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isPending>
        Post
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
