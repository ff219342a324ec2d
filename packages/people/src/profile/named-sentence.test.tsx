import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NamedSentence } from './named-sentence.js';

const show = (name: string): HTMLElement => {
  render(
    <p data-testid="sentence">
      <NamedSentence sentence={values => `${String(values['name'])} has moved`} name={name} />
    </p>,
  );
  return screen.getByTestId('sentence');
};

it('isolates the name of an account within a sentence, without characters that turn its direction', () => {
  const sentence = show('\u202Eعتولين');
  expect(sentence).toHaveTextContent('عتولين has moved');
  expect(sentence.querySelector('bdi')).toHaveTextContent(/^عتولين$/);
  expect(sentence.textContent).not.toContain('\u202E');
});

it('cuts a name of 300 letters, which its title has as a whole', () => {
  const sentence = show('n'.repeat(300));
  expect(sentence).toHaveTextContent(`${'n'.repeat(60)}… has moved`);
  expect(screen.getByTitle('n'.repeat(300))).toBeInTheDocument();
});
