import { describe, expect, it } from 'vitest';

import { createRateLimit, limitWindow, requestLimit } from './rate-limit.js';

describe('the rate limit', () => {
  it('refuses the first request past the limit until the window ends', () => {
    let time = 1000;
    const limit = createRateLimit(() => time);
    const take = () => limit.take('someone');
    for (let count = 1; count < requestLimit; count += 1) take();
    expect(take()).toEqual({ limit: requestLimit, remaining: 0, resetAt: 1000 + limitWindow, isOver: false });
    expect(take().isOver).toBe(true);
    expect(limit.take('another').remaining).toBe(requestLimit - 1);
    time += limitWindow - 1;
    expect(take().isOver).toBe(true);
    time += 1;
    expect(take()).toMatchObject({ remaining: requestLimit - 1, isOver: false });
  });
});
