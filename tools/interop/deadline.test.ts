import { expect, test } from 'vitest';
import { DeadlineError, withDeadline } from './deadline.ts';

test('settles as the work does where it ends in time', async () => {
  await expect(withDeadline(Promise.resolve(1), 1000, 'The check')).resolves.toBe(1);
  await expect(withDeadline(Promise.reject(new Error('refused')), 1000, 'The check')).rejects.toThrow('refused');
});

test('rejects with the name of work that never ends', async () => {
  const never = new Promise<never>(() => undefined);
  const late = withDeadline(never, 5, 'The check');
  await expect(late).rejects.toThrow(DeadlineError);
  await expect(late).rejects.toThrow('The check has not ended within 0.005 s');
});
