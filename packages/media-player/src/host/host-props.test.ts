import { describe, expect, it, vi } from 'vitest';
import { hostPropsOf, mergeHostProps } from './host-props.js';

describe('hostPropsOf', () => {
  it('takes what is for the root element', () => {
    const onClick = () => undefined;
    const forHost = {
      id: 'a',
      className: 'b',
      style: { inlineSize: 1 },
      'data-x': 1,
      'aria-describedby': 'c',
      dir: 'rtl',
      onClick,
    };
    const forPlayer = {
      src: '/a.mp4',
      label: 'A',
      muted: true,
      onPlay: onClick,
      children: 'x',
      dangerouslySetInnerHTML: {},
      ref: {},
    };
    expect(hostPropsOf({ ...forHost, ...forPlayer })).toEqual(forHost);
  });
});

describe('mergeHostProps', () => {
  it('joins the classes', () => {
    expect(mergeHostProps({ className: 'mine' }, { className: 'rk' })).toEqual({ className: 'rk mine' });
    expect(mergeHostProps({ className: '' }, { className: 'rk' })).toEqual({ className: 'rk' });
    expect(mergeHostProps({}, { className: 'rk' })).toEqual({ className: 'rk' });
  });

  it('keeps the attributes of the player', () => {
    expect(mergeHostProps({ 'aria-label': 'mine', 'data-x': 1 }, { 'aria-label': 'own' })).toEqual({
      'aria-label': 'own',
      'data-x': 1,
    });
  });

  it('keeps those of the page where the player has none at the moment', () => {
    expect(mergeHostProps({ 'data-idle': 'mine' }, { 'data-idle': undefined })).toEqual({ 'data-idle': 'mine' });
  });

  it('calls the handler of the page, then that of the player', () => {
    const calls: string[] = [];
    const own = { onClick: (event: unknown) => calls.push('own', event as string) };
    const merged = mergeHostProps({ onClick: event => calls.push('page', event as unknown as string) }, own);
    (merged.onClick as (event: unknown) => void)('press');
    expect(calls).toEqual(['page', 'press', 'own', 'press']);
  });

  it('ignores handlers that are none', () => {
    const onClick = vi.fn();
    const merged = mergeHostProps({ onClick: 'alert(1)' as never }, { onClick });
    expect(merged.onClick).toBe(onClick);
  });
});
