import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button.js';
import { Form } from './form.js';

/** Where a sandbox has no `allow-forms`, no submit event reaches a form. */
function refuseSubmitEvents(): () => void {
  const refuse = (event: Event): void => event.stopImmediatePropagation();
  window.addEventListener('submit', refuse, { capture: true });
  return () => window.removeEventListener('submit', refuse, { capture: true });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a press sends the form once', () => {
  const onSubmit = vi.fn();
  render(
    <Form onSubmit={onSubmit}>
      <button>
        <b>Send</b>
      </button>
    </Form>,
  );
  fireEvent.click(screen.getByText('Send'));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a press sends the form where no submit event is fired', () => {
  const allowAgain = refuseSubmitEvents();
  const onSubmit = vi.fn();
  render(
    <Form onSubmit={onSubmit}>
      <Button type="submit">Send</Button>
    </Form>,
  );
  press('Send');
  allowAgain();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a submit event sends the form, and the page stays', () => {
  const onSubmit = vi.fn();
  render(<Form aria-label="Name" onSubmit={onSubmit} />);
  expect(fireEvent.submit(screen.getByRole('form', { name: 'Name' }))).toBe(false);
  expect(onSubmit).toHaveBeenCalledOnce();
});

const buttons: readonly [string, ReactNode][] = [
  [
    'a pending button',
    <Button key="" type="submit" isPending>
      Send
    </Button>,
  ],
  [
    'a button that prevents it',
    <Button key="" type="submit" onClick={event => event.preventDefault()}>
      Send
    </Button>,
  ],
  ['a button of another kind', <Button key="">Send</Button>],
  [
    'a button of a form that is drawn elsewhere',
    createPortal(
      <form onSubmit={event => event.preventDefault()}>
        <button>Send</button>
      </form>,
      document.body,
    ),
  ],
];
test.each(buttons)('%s does not send the form', (_, button) => {
  const onSubmit = vi.fn();
  render(<Form onSubmit={onSubmit}>{button}</Form>);
  press('Send');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a press beside the button does not send the form', () => {
  const onSubmit = vi.fn();
  const onClick = vi.fn();
  render(
    <Form onSubmit={onSubmit} onClick={onClick}>
      <p>Text</p>
    </Form>,
  );
  fireEvent.click(screen.getByText('Text'));
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});
