import { ApiError } from '@rookery/api-client';
import { describe, expect, it } from 'vitest';
import { actingFailure, waysToPost } from './acting-rules.js';

const post = { id: '12', url: 'https://tram.example/@mara/12', uri: 'https://tram.example/users/mara/statuses/12' };
const [here, there] = ['https://harbour.example', 'https://mar.example'];

describe('waysToPost', () => {
  it('is the id at the same server', () => {
    expect(waysToPost(post, here, `${here}/`)).toEqual([{ kind: 'id', id: '12' }]);
  });

  it('is the address of the page, then that of the object, at another server', () => {
    expect(waysToPost(post, here, there)).toEqual([
      { kind: 'address', address: post.url },
      { kind: 'address', address: post.uri },
    ]);
  });

  it('takes a port for another server', () => {
    expect(waysToPost(post, 'http://localhost:3000', 'http://localhost:3001')[0]?.kind).toBe('address');
  });

  it('asks once where both addresses are one', () => {
    expect(waysToPost({ ...post, uri: post.url }, here, there)).toHaveLength(1);
  });

  it.each([null, '', 'javascript:alert(1)', 'tag:tram.example,2026:12', 'https://'])('takes no address from %j', url => {
    expect(waysToPost({ ...post, url, uri: '' }, here, there)).toEqual([]);
  });
});

describe('actingFailure', () => {
  it.each([
    [new ApiError('http', { status: 404 }), 'missing'],
    [new ApiError('http', { status: 410 }), 'missing'],
    [new ApiError('http', { status: 401 }), 'ended'],
    [new ApiError('http', { status: 403 }), 'forbidden'],
    [new ApiError('http', { status: 500 }), 'unreachable'],
    [new ApiError('http', { status: 422 }), 'forbidden'],
    [new ApiError('rate_limit', { status: 429 }), 'unreachable'],
    [new ApiError('network'), 'unreachable'],
    [new TypeError('Failed to fetch'), 'unreachable'],
  ])('%s is read as %s', (error, failure) => {
    expect(actingFailure(error, false)).toBe(failure);
    // A post that was found earlier changes nothing.
    expect(actingFailure(error, true)).toBe(failure);
  });

  it('is missing where the answer has no post, and none where it has', () => {
    expect([actingFailure(null, false), actingFailure(null, true)]).toEqual(['missing', null]);
  });
});
