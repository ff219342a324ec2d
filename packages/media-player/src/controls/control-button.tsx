import type { ComponentProps, ReactNode } from 'react';

// Line icons on a 24 by 24 grid. Drawn here because an icon library would cost ten times the bytes.
const captionsBox = 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM7 11h3M13.5 11H17M7 15h4M14.5 15H17';
const speaker = 'M11 5 6.6 9H4a1 1 0 0 0-1 1v4a1 1 0 0 0 1 1h2.6l4.4 4z';
const icons = {
  play: 'M6 5.3a1.6 1.6 0 0 1 2.4-1.4l11.2 6.7a1.6 1.6 0 0 1 0 2.8L8.4 20.1A1.6 1.6 0 0 1 6 18.7z',
  pause:
    'M7 4h2a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM15 4h2a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z',
  replay: 'M3.5 4v5h5M4 14.8A8.5 8.5 0 1 0 6 6.2L3.5 9',
  volume: `${speaker}M15 9a4.2 4.2 0 0 1 0 6M18 6a8.4 8.4 0 0 1 0 12`,
  muted: `${speaker}M15.5 9.5l5.5 5.5M21 9.5 15.5 15`,
  captions: captionsBox,
  captionsOff: `${captionsBox}M3 3l18 18`,
  speed: 'M4.6 19a9.5 9.5 0 1 1 14.8 0M12 14l4-4.5',
  download: 'M12 3.5V15M7 10.5l5 5 5-5M3.5 15v3.5a2 2 0 0 0 2 2h13a2 2 0 0 0 2-2V15',
  pictureInPicture:
    'M21 10V6a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h5.5M15 13.5h5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-4.5a1 1 0 0 1 1-1z',
  fullscreen: 'M3.5 8V5.5a2 2 0 0 1 2-2H8M16 3.5h2.5a2 2 0 0 1 2 2V8M20.5 16v2.5a2 2 0 0 1-2 2H16M8 20.5H5.5a2 2 0 0 1-2-2V16',
  leaveFullscreen:
    'M8.5 3.5V6a2 2 0 0 1-2 2H4M20 8h-2.5a2 2 0 0 1-2-2V3.5M15.5 20.5V18a2 2 0 0 1 2-2H20M4 16h2.5a2 2 0 0 1 2 2v2.5',
  hide: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM4 3.5l16 17',
  back: 'M9 5 4 10l5 5M4 10h11a5 5 0 0 1 5 5v4',
  close: 'M6 6l12 12M18 6 6 18',
};

type IconName = keyof typeof icons;

/** A decorative icon in the text colour. The control that contains it provides the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="rk-player-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}

export interface ControlButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  /** For a button that switches something on and off. */
  isPressed?: boolean;
}

/** An icon button with the look of the default controls. */
export function ControlButton({ label, icon, isPressed, ...rest }: ControlButtonProps) {
  return (
    <button type="button" className="rk-player-button" aria-label={label} title={label} aria-pressed={isPressed} {...rest}>
      {icon}
    </button>
  );
}
