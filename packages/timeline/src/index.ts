// Provider
export {
  defaultTimelineSettings,
  TimelineProvider,
  useTimelineOptions,
  type AttachmentSlotProps,
  type InjectionSlotProps,
  type TimelineHrefs,
  type TimelineOptions,
  type TimelineProviderProps,
  type TimelineSettings,
  type TimelineSlots,
} from './timeline-provider.js';
