/** Counts above this are shown as `9+`: the icon of a tab has no room for more. */
const MOST_SHOWN = 9;

/** The app's own icon, as the page's HTML names it. */
let original: string | null = null;
let latest = 0;

/** Shows the number of unread messages on the icon of the tab, and of the installed app. 0 removes it. */
export async function showIconCount(count: number): Promise<void> {
  latest = count;
  void showAppBadge(count);
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link === null) return;
  original ??= link.href;
  if (count === 0) link.href = original;
  else {
    const icon = await readIcon(original);
    // Another count may have come while the icon was read.
    if (icon !== null && latest === count) link.href = `data:image/svg+xml,${encodeURIComponent(iconWithCount(icon, count))}`;
  }
}

/** Shows a count on the icon of the installed app; 0 removes it. */
export async function showAppBadge(count: number): Promise<void> {
  try {
    // Missing in some browsers; refused where the app is not installed.
    await navigator.setAppBadge?.(count);
  } catch {
    // The tab's own icon shows the count.
  }
}

/** An SVG icon of 32 units with the count in its lower end corner. */
export function iconWithCount(icon: string, count: number): string {
  const text = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  const mark =
    '<circle cx="22" cy="22" r="10" fill="#b3401f"/>' +
    `<text x="22" y="27" font-family="sans-serif" font-size="${text.length > 1 ? 12 : 15}" font-weight="700" text-anchor="middle" fill="#fff">${text}</text>`;
  return icon.replace(/<\/svg>\s*$/, `${mark}</svg>`);
}

async function readIcon(address: string): Promise<string | null> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : null;
  } catch {
    // Offline: the plain icon stays.
    return null;
  }
}
