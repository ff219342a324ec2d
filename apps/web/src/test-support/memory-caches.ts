/** As much of `CacheStorage` as the app uses by address, in memory: no engine of the unit tests has one. */
export function memoryCaches(): CacheStorage {
  const caches = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return {
      put: async (address: string, response: Response) => void entries.set(address, response),
      keys: async () => [...entries.keys()].map(address => new Request(address)),
      match: async ({ url }: Request) => entries.get(url),
      delete: async (address: string) => entries.delete(address),
    };
  };
  return {
    open,
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
  } as unknown as CacheStorage;
}
