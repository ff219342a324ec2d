import { describe, expect, it, vi } from 'vitest';
import { withEarlyRequests, type EarlyRequest } from './early-fetch.js';

const url = 'https://tram.example/api/v1/timelines/home?limit=20';
const instance = 'https://tram.example/api/v2/instance';
const headers = { Authorization: 'Bearer secret' };

function setUp() {
  const answers = { [url]: new Response('[]'), [instance]: new Response('{}') };
  const early: EarlyRequest[] = Object.entries(answers).map(([address, answer]) => ({
    url: address,
    accessToken: 'secret',
    response: Promise.resolve(answer),
  }));
  const network = vi.fn(async () => new Response('from the network'));
  const fetch = withEarlyRequests(network, () => early);
  return { answers, network, fetch };
}

describe('withEarlyRequests', () => {
  it('answers each of the same requests with its early answer, once', async () => {
    const { answers, network, fetch } = setUp();
    expect(await fetch(instance, { headers })).toBe(answers[instance]);
    expect(await fetch(url, { headers })).toBe(answers[url]);
    expect(network).not.toHaveBeenCalled();
    await fetch(url, { headers });
    expect(network).toHaveBeenCalledOnce();
  });

  it('keeps it from another address, another token and another method', async () => {
    const { answers, network, fetch } = setUp();
    await fetch(`${url}&max_id=1`, { headers });
    await fetch(url, { headers: { Authorization: 'Bearer another' } });
    await fetch(url);
    await fetch(url, { headers, method: 'POST' });
    expect(network).toHaveBeenCalledTimes(4);
    expect(await fetch(url, { headers })).toBe(answers[url]);
  });
});
