export { INITIAL_PLAYER_STATE } from './store/player-state.js';
export type {
  PlayerAbilities,
  PlayerFailure,
  PlayerQuality,
  PlayerState,
  PlayerTextTrack,
  TimeRange,
} from './store/player-state.js';
export type { PlayerRequest } from './store/media-requests.js';
export type { PlayerSource } from './store/player-context.js';
export { createPlayerStore } from './store/player-store.dom.js';
export type { PlayerStore, PlayerStoreOptions } from './store/player-store.dom.js';
export { createPlayingRegistry } from './store/playing-registry.dom.js';
export type { Playing, PlayingRegistry } from './store/playing-registry.dom.js';
export type { PersistentStore, KeyValueStorage } from './store/shared-state.dom.js';
export { createVolumeStore, DEFAULT_VOLUME } from './store/volume-store.dom.js';
export type { VolumeSettings } from './store/volume-store.dom.js';
export { usePlayer, usePlayerStore } from './store/use-player.js';
export {
  audioKeymap,
  FRAME_SECONDS,
  requestForKey,
  SEEK_STEP_SECONDS,
  videoKeymap,
  type Keymap,
  type KeyPress,
} from './store/keymap.js';
export { boxRatio, shapeOf, type Shape } from './video/shape.js';
export { spokenTime, timeText } from './controls/time-text.js';
export { languageTexts } from './controls/language-texts.js';
export { englishTexts, type PlayerTexts } from './controls/texts.js';
export { VideoPlayer, type VideoPlayerProps } from './video/video-player.js';
export type { MediaSourceFile, MediaTrackFile } from './source/media-source.js';
export { AudioPlayer, type AudioPlayerProps } from './audio/audio-player.js';
export type { AudioDetails, AudioHandBack, AudioHandOver, PlayerColors } from './audio/audio-details.js';
export {
  createMiniPlayer,
  type DockedAudio,
  type MiniPlayerStore,
  type MiniState,
  type ReturnTarget,
} from './audio/mini-store.dom.js';
export { playDocked, type DockedAudioOptions } from './audio/play-docked.dom.js';
export { MiniPlayerProvider, type MiniPlayerProviderProps } from './mini/mini-provider.js';
export {
  CaptionsButton,
  ChaptersMenu,
  ControlBar,
  DownloadLink,
  FullscreenButton,
  HideButton,
  PictureInPictureButton,
  PlayButton,
  ReplayButton,
  SeekBar,
  SettingsMenu,
  TimeDisplay,
  VolumeControl,
  type ControlBarProps,
} from './parts/parts.js';
export { PlayerPartsProvider, type PlayerPartsProviderProps } from './parts/parts-provider.js';
export { usePlayerParts, type PlayerParts } from './controls/use-player-parts.js';
export { ControlButton, type ControlButtonProps } from './controls/control-button.js';
export type { CaptionSettings } from './store/caption-settings.dom.js';
