export {
  RookeryPostElement,
  RookeryTimelineElement,
  type FailureKind,
  type PostElementProps,
  type TimelineElementDetails,
  type TimelineElementProps,
} from '@rookery/timeline/element';
