import type { QueryClient } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Status } from '@rookery/api-client';
import { aStatus } from '@rookery/api-client/testing';
import { createQueryClient } from '../entities/create-query-client.data.js';
import { forgetStatus, ingestStatuses, statusesKey, statusKey } from '../entities/entities.data.js';

const ids = ['1', '2', '3', '4', '5'];
const id = fc.constantFrom(...ids);

/** One status of an answer: what it reblogs and quotes, and in which version. */
interface Sent {
  id: string;
  reblogId: string | null;
  quotedId: string | null;
  version: number;
}

const sent: fc.Arbitrary<Sent> = fc.record({
  id,
  reblogId: fc.option(id),
  quotedId: fc.option(id),
  version: fc.integer({ min: 0, max: 9 }),
});

/** A part comes without parts of its own, as an inner copy of a server does, or with those of `byId`. */
function build({ id, reblogId, quotedId, version }: Sent, depth: number): Status {
  const part = (partId: string): Status =>
    depth === 0 ? aStatus({ id: partId, content: `${version}` }) : build({ id: partId, reblogId, quotedId, version }, depth - 1);
  return aStatus({
    id,
    content: `${version}`,
    reblog: reblogId === null ? null : part(reblogId),
    quote: quotedId === null ? null : { state: 'accepted', quoted_status: part(quotedId), quoted_status_id: quotedId },
  });
}

const depthOf = (status: Status | null | undefined): number =>
  status ? 1 + Math.max(depthOf(status.reblog), depthOf(status.quote?.quoted_status)) : 0;

/** The first nested copy whose text is not that of its entry, or null. */
function staleCopy(cache: QueryClient): string | null {
  for (const [, status] of cache.getQueriesData<Status>({ queryKey: statusesKey })) {
    const { reblog = null, quote = null } = status ?? {};
    // A copy whose own entry was deleted is no longer updated, and nor are its parts.
    const hasEntry = reblog !== null && cache.getQueryData(statusKey(reblog.id)) !== undefined;
    const copies = [reblog, quote?.quoted_status, hasEntry ? reblog.quote?.quoted_status : null];
    for (const copy of copies) {
      const entry = copy && cache.getQueryData<Status>(statusKey(copy.id));
      if (copy && entry && copy.content !== entry.content) return `${copy.id} in ${status?.id}`;
    }
  }
  return null;
}

it('cycles of reblogs and quotes end, stay shallow and leave no stale copy', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.array(sent, { minLength: 1, maxLength: 4 }), fc.integer({ min: 0, max: 2 }), fc.option(id)), {
        maxLength: 12,
      }),
      answers => {
        const cache = createQueryClient();
        for (const [statuses, depth, deletedId] of answers) {
          ingestStatuses(
            cache,
            statuses.map(status => build(status, depth)),
          );
          if (deletedId !== null) forgetStatus(cache, deletedId);
          expect(staleCopy(cache)).toBeNull();
          for (const statusId of ids) expect(depthOf(cache.getQueryData(statusKey(statusId)))).toBeLessThanOrEqual(3);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});
