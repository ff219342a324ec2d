import { describe, expect, it } from 'vitest';
import { createClient } from '@rookery/api-client';
import { createQueryClient } from './create-query-client.data.js';
import { siteSettingsQuery } from './features.data.js';

function serverOf(answers: Readonly<Record<string, unknown>>) {
  const requests: string[] = [];
  const client = createClient({
    baseUrl: 'https://a.test',
    fetch: async input => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      requests.push(pathname);
      const data = answers[pathname];
      return data === undefined ? Response.json({ error: 'Record not found' }, { status: 404 }) : Response.json(data);
    },
  });
  return { requests, read: () => createQueryClient().fetchQuery(siteSettingsQuery(client)) };
}

const pleroma = { uri: 'https://a.test', version: '2.7.2 (compatible; Pleroma 2.6.0)', pleroma: { metadata: {} } };

describe('the site settings', () => {
  it('[LIST-12] are the defaults, without a request, on a server that has none', async () => {
    const { read, requests } = serverOf({ '/api/v2/instance': { domain: 'a.test', version: '4.5.0' } });
    expect(await read()).toMatchObject({ feedInjection: true, displayCta: true, ads: { isEnabled: false } });
    expect(requests).toEqual(['/api/v2/instance']);
  });

  it('[LIST-12] contain whether rows are injected, on a server that has them', async () => {
    const settings = { soapbox_fe: { feedInjection: false } };
    const { read } = serverOf({ '/api/v1/instance': pleroma, '/api/pleroma/frontend_configurations': settings });
    expect(await read()).toMatchObject({ feedInjection: false });
  });

  it('[LIST-12] are the defaults when they are malformed or of another client', async () => {
    for (const answer of [
      { soapbox_fe: { feedInjection: 'no' } },
      { soapbox_fe: [] },
      { pleroma_fe: { feedInjection: false } },
      [],
    ]) {
      const { read } = serverOf({ '/api/v1/instance': pleroma, '/api/pleroma/frontend_configurations': answer });
      expect(await read()).toMatchObject({ feedInjection: true });
    }
  });
});
