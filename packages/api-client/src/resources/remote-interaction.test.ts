import { expect, it } from 'vitest';
import { clientOf } from '../test-support/client-of.js';
import { remoteInteractionOf } from './remote-interaction.js';

const path = 'POST /api/v1/pleroma/remote_interaction';

it.each([
  [{ url: 'https://marsh.test/authorize_interaction?uri=1' }, 'https://marsh.test/authorize_interaction?uri=1'],
  [{ error: 'No remote follow address' }, null],
  [{ url: '' }, null],
  [{ url: 7 }, null],
  [null, null],
])('[API-06] reads the address of an action elsewhere from %j', async (data, address) => {
  const { client } = clientOf({ [path]: { data } });
  expect(await remoteInteractionOf(client).address('https://rookery.test/1', 'ann@marsh.test')).toBe(address);
});
