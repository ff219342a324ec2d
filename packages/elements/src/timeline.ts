export {
  RookeryTimelineElement,
  type FailureKind,
  type TimelineElementDetails,
  type TimelineElementProps,
} from '@rookery/timeline/element';
