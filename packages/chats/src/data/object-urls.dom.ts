/** Object URLs of files by id, each made once. */
interface ObjectUrls {
  urlOf(id: string, file: Blob): string;
  /** Revokes the URLs of all other files. */
  retain(ids: ReadonlySet<string>): void;
}

export function createObjectUrls(): ObjectUrls {
  const urls = new Map<string, string>();
  return {
    urlOf(id, file) {
      const url = urls.get(id) ?? URL.createObjectURL(file);
      urls.set(id, url);
      return url;
    },
    retain(ids) {
      for (const [id, url] of urls) {
        if (ids.has(id)) continue;
        URL.revokeObjectURL(url);
        urls.delete(id);
      }
    },
  };
}
