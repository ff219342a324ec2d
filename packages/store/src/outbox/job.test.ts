import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterPart, doneCount, jobOf, type LineEnd } from './job.js';

const refused = { status: 422, text: 'Taken', reason: null };

it('notes the lines that failed, and goes on with the next', () => {
  const job = afterPart(jobOf(['a', 'b', 'c']), ['done', refused]);
  expect(job).toEqual({ total: 3, left: ['c'], failures: [{ line: 'b', ...refused }] });
  expect(doneCount(job)).toBe(1);
});

it('counts lines that were never tried', () => {
  const job = jobOf(['a'], [{ line: '?', status: null, text: null, reason: 'address' }]);
  expect([job.total, doneCount(job)]).toEqual([2, 0]);
});

it('ends every line once, in whatever parts they come', () => {
  const ends = fc.array(fc.constantFrom<LineEnd>('done', refused), { maxLength: 60 });
  fc.assert(
    fc.property(ends, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 60, maxLength: 60 }), (wanted, sizes) => {
      let job = jobOf(wanted.map((_, index) => index));
      for (const size of sizes) {
        const at = wanted.length - job.left.length;
        job = afterPart(job, wanted.slice(at, at + size));
      }
      expect(job.left).toEqual([]);
      expect(job.failures.map(({ line }) => line)).toEqual(wanted.flatMap((end, index) => (end === 'done' ? [] : [index])));
      expect(doneCount(job)).toBe(wanted.filter(end => end === 'done').length);
    }),
  );
});
