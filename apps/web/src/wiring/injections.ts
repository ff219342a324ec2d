// The chunk behind `useHomeInjections`.
export { InjectionRow } from './injection-row.js';
export { currentInjections, followInjections } from './injections.data.js';
