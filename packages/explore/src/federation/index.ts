export { FederationPanelScreen, HostRestrictionsScreen } from './federation-panel.screen.js';
export { LimitedHostsScreen } from './limited-hosts.screen.js';
