/** What an address is loaded as. */
export type MediaUse = 'media' | 'image' | 'link';

const schemes: Readonly<Record<MediaUse, RegExp>> = {
  media: /^(?:https?:|blob:|data:(?:video\/|audio\/|text\/vtt))/i,
  image: /^(?:https?:|blob:|data:image\/)/i,
  link: /^https?:/i,
};

/**
 * The address as it was given if it may be loaded or followed, else `null`. Addresses without a scheme belong to the page.
 * Media: http, https, blob, and data of video, sound or captions; pictures likewise; links only http and https.
 */
export function safeUrl(value: string | null | undefined, use: MediaUse): string | null {
  if (!value) return null;
  try {
    // The browser's own reading, which drops the tabs and line breaks that hide a scheme.
    const { href } = new URL(value, 'https://page.invalid/');
    return schemes[use].test(href) ? value : null;
  } catch {
    return null;
  }
}
