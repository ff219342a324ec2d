export {
  DISPLAY_ATTRIBUTES,
  oneOf,
  readDisplayAttributes,
  type DisplayAttributes,
  type ElementTheme,
  type ReadAttribute,
} from './display-attributes.js';
export { ElementFrame, type ElementFrameProps } from './element-frame.js';
export type { ElementProps } from './element-props.js';
export { ShadowElement } from './shadow-element.js';
