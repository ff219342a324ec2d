import { render, screen } from '@testing-library/react';
import { createRef, type Ref } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

const react = vi.hoisted(() => ({ version: '19.0.0' }));
vi.mock('react', async importActual => ({ ...(await importActual<object>()), version: react.version }));

interface BoxProps {
  label: string;
  ref?: Ref<HTMLDivElement>;
}

function PlainBox({ label, ref }: BoxProps) {
  return <div ref={ref}>{label}</div>;
}

afterEach(() => vi.resetModules());

test.each(['18.3.1', '19.0.0'])('hands the ref of a component on in React %s', async version => {
  react.version = version;
  const { withRef } = await import('./with-ref.js');
  const Box = withRef(PlainBox);
  const ref = createRef<HTMLDivElement>();
  render(<Box ref={ref} label="Inbox" />);
  expect(ref.current).toBe(screen.getByText('Inbox'));
});

test('leaves a component as it is where React hands the ref on', async () => {
  react.version = '19.0.0';
  const { withRef } = await import('./with-ref.js');
  expect(withRef(PlainBox)).toBe(PlainBox);
});
