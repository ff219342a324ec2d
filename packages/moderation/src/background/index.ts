export { BackgroundScreen, type BackgroundScreenProps } from './background.screen.js';
export type { StaffCount, StaffCounts } from '../data/counts.data.js';
