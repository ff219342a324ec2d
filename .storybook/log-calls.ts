import { action } from 'storybook/actions';

type Callback = (...values: unknown[]) => unknown;

/** One wrapper for each callback, so that a component that compares its props sees the same function. */
const wrappers = new WeakMap<Callback, Callback>();

/** The args with each callback (`onSend`) logging its calls in the panel of actions. A callback that is absent stays absent: it offers nothing. */
export function withLoggedCalls<Args extends object>(args: Args): Args {
  const entries = Object.entries(args).map(([name, value]) =>
    /^on[A-Z]/.test(name) && typeof value === 'function' ? [name, logged(name, value as Callback)] : [name, value],
  );
  return Object.fromEntries(entries) as Args;
}

function logged(name: string, callback: Callback): Callback {
  // A spy of `fn()` is logged by Storybook.
  if ('mock' in callback) return callback;
  const log = action(name);
  const wrapper = wrappers.get(callback) ?? ((...values) => (log(...values), callback(...values)));
  wrappers.set(callback, wrapper);
  return wrapper;
}
