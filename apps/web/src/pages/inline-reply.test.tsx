import { ReplyFieldScreen } from '@rookery/compose/reply';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { loadComposer } from '../modals/load-composer.js';
import { modals } from '../modals/modals.js';
import { collectTyping, typedAhead } from '../modals/typed-ahead.dom.js';
import { lazyContent } from '../routing/lazy-content.js';
import { InApp, startServer } from '../test-support/in-app.js';

const InlineReply = lazyContent(async () => (await loadComposer()).InlineReply);

test('[CMP-02] keeps the keys that are typed while the composer opens', async () => {
  onTestFinished(collectTyping(modals, typedAhead, window));
  const server = startServer({});
  const post = [...server.instance.world.statuses.values()].find(
    ({ reblog_of_id, visibility }) => reblog_of_id === null && visibility === 'public',
  );
  render(
    <InApp server={server} address="/">
      <ReplyFieldScreen statusId={post?.id ?? ''} typing={typedAhead} Composer={InlineReply} />
    </InApp>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Write your reply/ }));
  // In the field itself, where it is there already.
  await userEvent.keyboard('Not j');
  const field = await screen.findByDisplayValue(/^@\S+ Not j$/);
  await waitFor(() => expect(field).toHaveFocus());
});
