export { createInstance } from './instance.js';
export type { Instance, InstanceOptions } from './instance.js';
export { ConnectionDropped } from './server/faults.js';
export type { Fault, FaultKind, Faults } from './server/faults.js';
export { serverProfileNames } from './server-profiles/server-profile.js';
export type { ServerProfileName } from './server-profiles/server-profile.js';
export type { Channel, StreamConnection, StreamFrame } from './server/streaming.js';
