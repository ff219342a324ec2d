export { INITIAL_PLAYER_STATE } from './player-state.js';
export type { PlayerAbilities, PlayerFailure, PlayerQuality, PlayerState, PlayerTextTrack, TimeRange } from './player-state.js';
export type { PlayerRequest } from './media-requests.js';
export type { PlayerSource } from './player-source.js';
export { createPlayerStore } from './player-store.js';
export type { PlayerStore, PlayerStoreOptions } from './player-store.js';
export { createPlayingRegistry } from './playing-registry.js';
export type { Playing, PlayingRegistry } from './playing-registry.js';
export type { Memory, MemoryStorage } from './memory.js';
export { createVolumeMemory, DEFAULT_VOLUME } from './volume-memory.js';
export type { RememberedVolume } from './volume-memory.js';
export { usePlayer, usePlayerStore } from './use-player.js';
export {
  audioKeymap,
  FRAME_SECONDS,
  requestForKey,
  SEEK_STEP_SECONDS,
  videoKeymap,
  type Keymap,
  type KeyPress,
} from './keymap.js';
export { boxRatio, shapeOf, type Shape } from './shape.js';
export { spokenTime, timeText } from './time-text.js';
export { englishTexts, type PlayerTexts } from './texts.js';
export { VideoPlayer, type VideoPlayerProps, type VideoTrack } from './video-player.js';
export type { MediaSourceFile } from './choose-source.js';
export { AudioPlayer, type AudioPlayerProps } from './audio/audio-player.js';
export type { PlayerColors } from './audio/player-colors.js';
export type { AudioTrack } from './audio/audio-session.js';
export type { AudioHandBack, AudioHandOver } from './audio/use-hand-over.js';
export { createMiniPlayer, type MiniMedium, type MiniPlayerStore, type MiniState, type ReturnPlace } from './mini/mini-store.js';
export { MiniPlayerProvider, type MiniPlayerProviderProps } from './mini/mini-provider.js';
