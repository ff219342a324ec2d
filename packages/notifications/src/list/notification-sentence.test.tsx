import { anAccount } from '@rookery/api-client/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TimelineProvider } from '@rookery/timeline';
import { NotificationSentence } from './notification-sentence.js';
import { aNotification } from '../test-support/test-notifications.js';

afterEach(cleanup);

it('[UI-06] shows the badge of verified accounts in a sentence', () => {
  const accounts = [
    anAccount({ id: '201', display_name: 'Tobias', verified: true }),
    anAccount({ id: '202', display_name: 'Noor', verified: false }),
  ];
  render(
    <TimelineProvider options={{ isSignedIn: true, storageScope: 'test' }}>
      <NotificationSentence notification={aNotification({ accounts })} accounts={accounts} count={2} ownAccountId="100" />
    </TimelineProvider>,
  );
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Tobias\u00a0', 'Noor']);
  expect(screen.getByRole('link', { name: /^Tobias\sVerified Account$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Noor' })).toBeVisible();
});
