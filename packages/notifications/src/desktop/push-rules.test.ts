import { expect, it } from 'vitest';
import { pushAlerts } from './push-rules.js';

it('asks for the types of the wanted kinds, and for those without a kind', () => {
  const alerts = pushAlerts(['mentions', 'follows']);
  expect(alerts).toMatchObject({
    mention: true,
    quote: true,
    follow: true,
    follow_request: true,
    favourite: false,
    reblog: false,
    'pleroma:emoji_reaction': false,
    poll: false,
    status: false,
    'admin.report': true,
    'pleroma:chat_mention': true,
  });
});
