import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RemainingCharacters } from './remaining-characters.js';

it.each([
  [1234, '1,234', '1,234 characters left'],
  [1, '1', '1 character left'],
  [0, '0', '0 characters left'],
  [-1, '-1', '1 character too many'],
])('shows %i as %s, and describes a field as "%s"', (remaining, number, words) => {
  render(
    <>
      <textarea aria-label="Letter" aria-describedby="left" />
      <RemainingCharacters id="left" className="rk-left" remaining={remaining} />
    </>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(words);
  expect(screen.getByText(number)).toHaveAttribute('aria-hidden', 'true');
  expect(document.querySelector('.rk-left[data-over]') !== null).toBe(remaining < 0);
});
