import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';

import { ConnectionDropped } from './server/faults.js';
import type { Instance } from './instance.js';

/** msw handlers that answer every request to the instance's origin. */
export function handlers(instance: Instance): HttpHandler[] {
  return [
    http.all(`${instance.origin}/*`, async ({ request }) => {
      try {
        return await instance.fetch(request);
      } catch (error) {
        if (error instanceof ConnectionDropped) return HttpResponse.error();
        throw error;
      }
    }),
  ];
}
