/* Loaded when a page shows the timeline of another server. */
export { FederationPanelScreen, HostRestrictionsScreen } from '@rookery/explore/federation';
import '@rookery/explore/federation.css';
