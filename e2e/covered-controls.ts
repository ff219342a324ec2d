import type { Page } from '@playwright/test';

/**
 * The controls that a press at their centre does not reach, once they are scrolled into view: what each is, and what the press would hit.
 * `within`: the selector of the part that is looked at. `up` scrolls as a reader does who comes from below, `down` as one who comes from above, by as little as needed; `center` to the middle.
 */
export function coveredControls(page: Page, way: 'center' | 'down' | 'up' = 'center', within = 'body'): Promise<string[]> {
  return page.evaluate(
    async ([way, within]) => {
      const into = { block: way === 'center' ? 'center' : 'nearest', inline: 'center', behavior: 'instant' } as const;
      const frame = () => new Promise(done => requestAnimationFrame(done));
      const nameOf = (element: Element): string =>
        `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
      const controls =
        'a[href], button:not(:disabled), input, select, textarea, [role="menuitem"], [role="tab"], [role="switch"]';
      const isOutside = (control: Element): boolean => {
        const { top, bottom } = control.getBoundingClientRect();
        return control.isConnected && (bottom < 0 || top > window.innerHeight);
      };
      const bring = async (control: Element): Promise<void> => {
        control.scrollIntoView(into);
        // The list has grown meanwhile.
        for (let again = 0; again < 20 && isOutside(control); again += 1) {
          await frame();
          control.scrollIntoView(into);
        }
      };
      /** The element that a press at the control's centre hits instead; null when it hits the control. */
      const cover = (control: Element): Element | null => {
        const box = control.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) return null;
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        // A control that has left the window meanwhile is covered by nothing.
        if (hit === null || control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control))
          return null;
        // A link over the whole of its box lies under the controls inside that box.
        return control.parentElement?.contains(hit) ? null : hit;
      };
      const covered: string[] = [];
      const all = [...document.querySelectorAll<HTMLElement>(`${within} :is(${controls})`)];
      for (const [index, control] of (way === 'up' ? all.toReversed() : all).entries()) {
        if (!control.isConnected || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        // Links in running text break over lines, and the skip link shows with the focus.
        if (control.matches('.app-skip, p a') || control.closest('[inert], .rk-visually-hidden')) continue;
        await bring(control);
        // A list renders in the next frame what has come into view. One frame for some controls saves minutes.
        if (index % 8 === 0) await frame();
        if (cover(control) === null) continue;
        // A floating part follows a scroll as soon as it rests.
        await new Promise(done => setTimeout(done, 300));
        await bring(control);
        // A list that loads its next page by itself takes its button away again and again.
        const hit = control.isConnected && !isOutside(control) ? cover(control) : null;
        if (hit !== null) covered.push(`${nameOf(control)} under ${nameOf(hit)}`);
      }
      return covered;
    },
    [way, within] as const,
  );
}
