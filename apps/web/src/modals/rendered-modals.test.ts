import { expect, it } from 'vitest';
import { renderedModals, type RenderedModal } from './rendered-modals.js';

const modal = (id: number) => ({ id, type: 'CONFIRM' as const });
const rendered = (...modals: [id: number, isOpen: boolean][]): RenderedModal<ReturnType<typeof modal>>[] =>
  modals.map(([id, isOpen]) => ({ modal: modal(id), isOpen }));

it('[MOD-04] keeps a closed modal for its fade', () => {
  expect(renderedModals(rendered([1, true], [2, true]), [modal(1)])).toEqual(rendered([1, true], [2, false]));
});

it('adds a modal on top', () => {
  expect(renderedModals(rendered([1, false]), [modal(2)])).toEqual(rendered([1, false], [2, true]));
});

it('returns the same array while nothing changes', () => {
  const before = rendered([1, true], [2, false]);
  expect(renderedModals(before, [modal(1)])).toBe(before);
  expect(renderedModals(rendered([1, true]), [modal(1), modal(2)])).toHaveLength(2);
});
