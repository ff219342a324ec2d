import type { OpenModal } from './modals.js';

/** The loading of the code that shows modals. */
export interface ModalLoad {
  /**
   * `absent`: no modal needs it, or it was given up. `mounted`: it loads, or has loaded. `failed`: it could not be loaded, and its
   * modals stay open while keys are typed for them.
   */
  readonly phase: 'absent' | 'mounted' | 'failed';
  /** Each number mounts the code anew. */
  readonly attempt: number;
  /** The browser has just come online, which may be too early for the first request. */
  readonly isPatient: boolean;
  /** The modals that were open when the code was given up, unless another has opened since. The next attempt opens them again. */
  readonly givenUp: readonly OpenModal[];
}

export const notLoaded: ModalLoad = { phase: 'absent', attempt: 0, isPatient: false, givenUp: [] };

/** All modals have closed. The next one that opens loads the code anew. */
export const closed = (load: ModalLoad): ModalLoad => (load.phase === 'failed' ? { ...load, phase: 'absent' } : load);

/** The code could not be loaded. */
export const failed = (load: ModalLoad): ModalLoad => ({ ...load, phase: 'failed' });

/** The open modals close: nobody types for them. */
export const gaveUp = (load: ModalLoad, open: readonly OpenModal[]): ModalLoad => ({ ...load, phase: 'absent', givenUp: open });

/** The reader tries again. Code that has loaded since stays mounted, with the state of its modals. */
export const retried = (load: ModalLoad): ModalLoad =>
  load.phase === 'mounted' ? load : { phase: 'mounted', attempt: load.attempt + 1, isPatient: false, givenUp: [] };

/** A modal has opened. */
export const opened = (load: ModalLoad): ModalLoad => (load.phase === 'absent' ? retried(load) : load);

/** The browser is online again. Code that is mounted loads itself. */
export function cameOnline(load: ModalLoad): ModalLoad {
  if (load.phase === 'failed') return { ...load, phase: 'mounted' };
  return load.givenUp.length === 0 ? load : { ...retried(load), isPatient: true };
}
