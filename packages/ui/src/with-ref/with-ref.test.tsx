import { render, screen } from '@testing-library/react';
import { createRef, type Ref } from 'react';
import { expect, test } from 'vitest';
import { withRef } from './with-ref.js';

interface BoxProps {
  label: string;
  ref?: Ref<HTMLDivElement>;
}

function PlainBox({ label, ref }: BoxProps) {
  return <div ref={ref}>{label}</div>;
}

test.each([undefined, '18.3.1'])('hands the ref of a component on, in React %s', reactVersion => {
  const Box = withRef(PlainBox, reactVersion);
  const ref = createRef<HTMLDivElement>();
  render(<Box ref={ref} label="Inbox" />);
  expect(ref.current).toBe(screen.getByText('Inbox'));
});

test('leaves a component as it is where React hands the ref on', () => {
  expect(withRef(PlainBox, '19.0.0')).toBe(PlainBox);
});
