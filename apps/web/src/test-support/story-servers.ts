import type { Instance } from '@rookery/instance';

/** Built-in servers that answer the requests of the story shown, by origin: `.storybook/requests.ts` asks them. */
const servers = new Map<string, Instance>();

/** Lets a built-in server answer the requests and streams of a story. Returns a function that ends it. */
export function serveStory(instance: Instance): () => void {
  servers.set(instance.origin, instance);
  return () => {
    instance.cutStreams();
    instance.close();
    if (servers.get(instance.origin) === instance) servers.delete(instance.origin);
  };
}

export function storyServer(origin: string): Instance | null {
  return servers.get(origin) ?? null;
}
