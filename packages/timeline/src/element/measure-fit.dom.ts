import { fitOf, type ElementFit } from './fit.js';

/** Measures an element that has no content yet. */
export function measureFit(element: HTMLElement): ElementFit {
  const { minBlockSize, maxBlockSize, paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
  const padding = (Number.parseFloat(paddingBlockStart) || 0) + (Number.parseFloat(paddingBlockEnd) || 0);
  return fitOf({ height: element.clientHeight - padding, minHeight: minBlockSize, maxHeight: maxBlockSize || 'none' });
}
