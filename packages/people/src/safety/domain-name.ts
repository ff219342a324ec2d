import { hostKey } from '@rookery/ui';

/** Labels of letters, digits and hyphens, at least two. Not a URL, not a handle. */
const DOMAIN = /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;
const MAX_LENGTH = 253;

/** The domain that the reader means by a name, an address or a handle, in the form in which hosts are compared; null when there is none. */
export function domainNamed(words: string): string | null {
  const [host = ''] = words
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/?#]/);
  const domain = (host.split('@').at(-1) ?? '').replace(/:\d+$/, '').replace(/\.$/, '');
  return domain.length <= MAX_LENGTH && DOMAIN.test(domain) ? hostKey(domain) : null;
}
