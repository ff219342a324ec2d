/*
 * The app may be served below a path of its host (`https://site.example/social/`). Inside the app every path is that of a page (`/@mara`);
 * only the address bar, the links of the document and the addresses given to servers have the base before it.
 */

/** The address of a page on its host. @param base The folder of the app, with slashes at both ends. Addresses elsewhere stay as they are. */
export function addressOf(path: string, base: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? base + path.slice(1) : path;
}

/** The page at an address of this host. An address that is not below the base is one already. */
export function pathOf(address: string, base: string): string {
  if (address.startsWith(base)) return address.slice(base.length - 1);
  // The folder without its slash is the first page, too.
  const rest = address.slice(base.length - 1);
  return address.startsWith(base.slice(0, -1)) && /^$|^[?#]/.test(rest) ? `/${rest}` : address;
}
