export {
  addLanguage,
  RookeryAudioElement,
  RookeryVideoElement,
  type LoadTexts,
  type PlayerElementProps,
  type PlayerEventDetail,
} from '@rookery/media-player/element';
