import { aCard, anAd } from '@rookery/api-client/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cutAtSpace, SponsoredPost } from './sponsored-post.js';

const site = { title: 'Harbour', thumbnail: null };
const ad = anAd({ card: aCard({ url: 'https://lamps.example/', title: 'Lamps' }), impression: 'https://ads.example/seen' });

const button = () => screen.getByRole('button', { name: 'Ad options' });
const why = () => screen.queryByText('Harbour displays ads to help fund our service.');

function open() {
  render(
    <>
      <SponsoredPost ad={ad} site={site} titleId="ad" onSeen={() => undefined} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return userEvent.setup();
}

describe('a sponsored post', () => {
  test('[ADS-05] says so, and links to the ad in another tab without a referrer', () => {
    open();
    expect(screen.getByText('Sponsored post.')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: /Lamps/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'nofollow', 'sponsored']));
  });

  test('[ADS-05] draws no link to another scheme, and no HTML of the provider', () => {
    const card = aCard({ url: 'javascript:alert(1)', title: '<img src=x onerror=alert(1)>', html: '<script>alert(1)</script>' });
    const { container } = render(<SponsoredPost ad={anAd({ card })} site={site} titleId="ad" onSeen={() => undefined} />);
    expect(container.querySelector('a, script')).toBeNull();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  });

  test('[ADS-06] toggles the reason', async () => {
    const user = open();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await user.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Why am I seeing this ad?')).toBeVisible();
    expect(why()).toBeVisible();
    await user.click(button());
    expect(why()).toBeNull();
  });

  test('[ADS-06] closes the reason on Escape, with the focus back on its button', async () => {
    const user = open();
    await user.click(button());
    await user.keyboard('{Escape}');
    expect(why()).toBeNull();
    expect(button()).toHaveFocus();
  });

  test('[ADS-06] closes the reason on a press outside', async () => {
    const user = open();
    await user.click(button());
    await user.click(screen.getByText('Sponsored post.'));
    expect(why()).toBeNull();
  });

  test('[ADS-06] closes the reason when the focus leaves it', async () => {
    const user = open();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(why()).toBeVisible();
    await user.tab();
    expect(why()).toBeNull();
  });

  test("[ADS-07] tells the ad's own reason", async () => {
    render(<SponsoredPost ad={{ ...ad, reason: 'You like lamps.' }} site={site} titleId="ad" onSeen={() => undefined} />);
    await userEvent.click(button());
    expect(screen.getByText('You like lamps.')).toBeVisible();
    expect(why()).toBeNull();
  });

  test('cuts a long title at a space', () => {
    expect(cutAtSpace('Lamps for the harbour', 14)).toBe('Lamps for the…');
    expect(cutAtSpace('x'.repeat(20), 14)).toBe(`${'x'.repeat(14)}…`);
    expect(cutAtSpace('Lamps', 14)).toBe('Lamps');
  });
});

describe('an ad in view', () => {
  let show: (ratio: number) => void = () => undefined;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
          show = intersectionRatio => callback([{ intersectionRatio }]);
        }
        observe() {}
        disconnect() {
          show = () => undefined;
        }
      },
    );
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function watch() {
    const onSeen = vi.fn<() => void>();
    render(<SponsoredPost ad={ad} site={site} titleId="ad" onSeen={onSeen} />);
    return onSeen;
  }
  const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

  test('[ADS-08] is seen after half of it was in view for a second, once', () => {
    const onSeen = watch();
    show(0.5);
    wait(999);
    expect(onSeen).not.toHaveBeenCalled();
    wait(1);
    show(1);
    wait(5_000);
    expect(onSeen).toHaveBeenCalledOnce();
  });

  test('[ADS-08] is not seen when it leaves earlier, or when less than half of it is in view', () => {
    const onSeen = watch();
    show(0.6);
    wait(900);
    show(0.4);
    wait(5_000);
    expect(onSeen).not.toHaveBeenCalled();
  });

  test('[ADS-08] is not seen in a hidden tab', () => {
    const onSeen = watch();
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    show(1);
    wait(5_000);
    expect(onSeen).not.toHaveBeenCalled();
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    wait(1_000);
    expect(onSeen).toHaveBeenCalledOnce();
  });
});
