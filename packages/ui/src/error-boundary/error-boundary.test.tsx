import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Modal } from '../modal/modal.js';
import { TrendRow } from '../trends/trend-row.js';
import { VirtualList } from '../virtual-list/virtual-list.js';
import { ErrorBoundary, RenderErrorContext } from './error-boundary.js';
import { PartBoundary } from './part-boundary.js';

const FAILED = 'This could not be shown.';

// React logs the errors that a boundary catches, and React 18 reports them to the window.
const prevent = (event: ErrorEvent): void => event.preventDefault();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.addEventListener('error', prevent);
});
afterEach(() => window.removeEventListener('error', prevent));
afterEach(() => vi.restoreAllMocks());

function Broken(): never {
  throw new Error('A broken part');
}

test('leaves the rows around a row that throws', () => {
  render(
    <VirtualList
      items={['a', 'b', 'c']}
      itemKey={item => item}
      renderItem={item => {
        if (item === 'b') throw new Error('A broken row');
        return <p>Row {item}</p>;
      }}
    />,
  );
  expect(screen.getByText('Row a')).toBeVisible();
  expect(screen.getByText('Row c')).toBeVisible();
  expect(screen.getByText(FAILED)).toBeVisible();
});

test('renders a part again on request', async () => {
  let isBroken = true;
  const Part = () => (isBroken ? <Broken /> : <p>Part</p>);
  render(
    <PartBoundary>
      <Part />
    </PartBoundary>,
  );
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Part')).toBeVisible();
  expect(screen.queryByText(FAILED)).toBeNull();
});

test('puts nothing in the place of a quiet part', () => {
  const { container } = render(
    <PartBoundary isQuiet>
      <Broken />
    </PartBoundary>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('leaves the name of a trend in its row when another throws', () => {
  const history = new Proxy([], {
    get() {
      throw new Error('A broken history');
    },
  });
  render(
    <>
      <TrendRow name="rooks" href="/tags/rooks" history={[]} />
      <TrendRow name="crows" href="/tags/crows" history={history} />
    </>,
  );
  expect(screen.getByRole('link', { name: '#rooks' })).toBeVisible();
  expect(screen.getByText(FAILED)).toBeVisible();
});

test('tells of each error that it caught', () => {
  const onError = vi.fn<(error: unknown) => void>();
  render(
    <RenderErrorContext.Provider value={onError}>
      <ErrorBoundary renderFailure={() => null}>
        <Broken />
      </ErrorBoundary>
    </RenderErrorContext.Provider>,
  );
  expect(onError.mock.calls).toEqual([[expect.objectContaining({ message: 'A broken part' })]]);
});

/** A form that throws at the third character of its text. */
function Form() {
  const [text, setText] = useState('');
  if (text.length > 2) throw new Error('A broken form');
  return (
    <>
      <input aria-label="Title" defaultValue="An owl" />
      <input aria-label="Secret" type="password" defaultValue="hunter2" />
      <textarea aria-label="Text" value={text} onChange={event => setText(event.target.value)} />
    </>
  );
}

test('keeps the texts that were typed into a dialog whose content throws, also after a retry', async () => {
  const onClose = vi.fn();
  render(
    <Modal isOpen onClose={onClose} title="Report">
      <Form />
    </Modal>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'abc');
  expect(screen.getByRole('dialog', { name: 'Report' })).toHaveTextContent(FAILED);
  const typed = screen.getByRole('region', { name: 'Your text' });
  expect(typed).toHaveTextContent('An owl');
  expect(typed).toHaveTextContent('ab');
  expect(typed).not.toHaveTextContent('hunter2');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Your text' })).toHaveTextContent('An owl');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledWith('dismiss');
});
