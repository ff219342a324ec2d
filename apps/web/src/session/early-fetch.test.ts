import { describe, expect, it, vi } from 'vitest';
import { withEarlyRequest, type EarlyRequest } from './early-fetch.js';

const url = 'https://tram.example/api/v1/timelines/home?limit=20';
const headers = { Authorization: 'Bearer secret' };

function setUp() {
  const answer = new Response('[]');
  let early: EarlyRequest | undefined = { url, accessToken: 'secret', response: Promise.resolve(answer) };
  const network = vi.fn(async () => new Response('from the network'));
  const fetch = withEarlyRequest(
    network,
    () => early,
    () => {
      early = undefined;
    },
  );
  return { answer, network, fetch };
}

describe('withEarlyRequest', () => {
  it('answers the same request with the early answer, once', async () => {
    const { answer, network, fetch } = setUp();
    expect(await fetch(url, { headers })).toBe(answer);
    expect(network).not.toHaveBeenCalled();
    await fetch(url, { headers });
    expect(network).toHaveBeenCalledOnce();
  });

  it('keeps it from another address, another token and another method', async () => {
    const { answer, network, fetch } = setUp();
    await fetch(`${url}&max_id=1`, { headers });
    await fetch(url, { headers: { Authorization: 'Bearer another' } });
    await fetch(url, { headers, method: 'POST' });
    expect(network).toHaveBeenCalledTimes(3);
    expect(await fetch(url, { headers })).toBe(answer);
  });
});
