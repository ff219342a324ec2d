import { anAccount, aStatus } from '@rookery/api-client/testing';
import { expect, it } from 'vitest';
import { remoteSubject } from './remote-subject.js';

const uri = 'https://rookery.test/posts/1?a=b&c';

it('is the ActivityPub id of a post that other servers can read', () => {
  expect(remoteSubject({ action: 'reply', status: aStatus({ uri, visibility: 'unlisted' }) })).toBe(uri);
  expect(remoteSubject({ action: 'reply', status: aStatus({ uri, visibility: 'local' }) })).toBeNull();
  expect(remoteSubject({ action: 'reply', status: aStatus({ uri, local_only: true }) })).toBeNull();
  expect(remoteSubject({ action: 'follow', account: anAccount({ uri: null, url: 'https://a.test/@b' }) })).toBe(
    'https://a.test/@b',
  );
});
