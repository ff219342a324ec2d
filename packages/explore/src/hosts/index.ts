export { GoToHost, type GoToHostProps } from './go-to-host.js';
export { HostBar, HostPanel, type HostBarProps } from './host-bar.js';
export { HostHead, type HostHeadProps } from './host-head.js';
