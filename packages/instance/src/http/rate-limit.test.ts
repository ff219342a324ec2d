import { describe, expect, it } from 'vitest';

import { createRateLimit, LIMIT_WINDOW_MS, REQUEST_LIMIT } from './rate-limit.js';

describe('the rate limit', () => {
  function exhaust() {
    let time = 1000;
    const limit = createRateLimit(() => time, REQUEST_LIMIT);
    for (let count = 1; count < REQUEST_LIMIT; count += 1) limit.take('one');
    return { limit, last: limit.take('one'), advance: (milliseconds: number) => (time += milliseconds) };
  }

  it('refuses the first request past the limit until the window ends', () => {
    const { limit, last, advance } = exhaust();
    expect(last).toEqual({ limit: REQUEST_LIMIT, remaining: 0, resetAt: 1000 + LIMIT_WINDOW_MS, isOver: false });
    expect(limit.take('one').isOver).toBe(true);
    advance(LIMIT_WINDOW_MS - 1);
    expect(limit.take('one').isOver).toBe(true);
    advance(1);
    expect(limit.take('one')).toMatchObject({ remaining: REQUEST_LIMIT - 1, isOver: false });
  });

  it('counts every caller separately', () => {
    expect(exhaust().limit.take('another').remaining).toBe(REQUEST_LIMIT - 1);
  });
});
