import { ClientProvider } from '@rookery/store';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useState } from 'react';
import { expect, it } from 'vitest';
import { aChatServer } from '../data/test-support/chat-server.js';
import { MessageField } from '../parts/message-field.js';
import { useEmojiSuggestions } from './use-emoji-suggestions.js';

function Field({ onRender }: { onRender: () => void }) {
  const [text, setText] = useState('');
  const suggestFor = useEmojiSuggestions();
  return (
    <Profiler id="field" onRender={onRender}>
      <MessageField text={text} onChange={setText} onSend={() => undefined} suggestFor={suggestFor} isInvalid={false} isFocused />
    </Profiler>
  );
}

it('[CHAT-26] renders once per key when the emoji are loaded', async () => {
  const { me } = await aChatServer('truth');
  let renders = 0;
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={me.queryClient}>
      <ClientProvider client={me.client}>
        <Field onRender={() => renders++} />
      </ClientProvider>
    </QueryClientProvider>,
  );
  const field = screen.getByRole('textbox');
  await user.type(field, ':gr');
  // The first word loads the code and the table of emoji.
  await screen.findAllByRole('option', {}, { timeout: 10_000 });
  for (const letter of 'inn') {
    const query = `${/:\w+$/.exec((field as HTMLTextAreaElement).value)?.[0] ?? ''}${letter}`;
    renders = 0;
    await user.keyboard(letter);
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(query));
    // Answers that arrive after the key would be the second render.
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(renders).toBe(1);
  }
});
