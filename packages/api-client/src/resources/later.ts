import { ApiError } from '../errors.js';

type Methods = Record<string, (...given: never[]) => Promise<unknown>>;

/**
 * A resource whose code is fetched with the first call of one of its methods. Where the code does not come the call rejects as where its
 * request does not get through, and the next one asks for it again.
 *
 * @param names All of its methods.
 */
export function later<Resource extends Methods>(
  load: () => Promise<Resource>,
  names: Record<keyof Resource & string, true>,
): Resource {
  let loading: Promise<Resource> | undefined;
  const loaded = (): Promise<Resource> =>
    (loading ??= load().catch(() => {
      loading = undefined;
      throw new ApiError('network');
    }));
  const call = (name: string) => [name, async (...given: never[]) => (await loaded())[name]?.(...given)] as const;
  return Object.fromEntries(Object.keys(names).map(call)) as Resource;
}
