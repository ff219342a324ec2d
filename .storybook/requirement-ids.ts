import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** The part of the sidebar that holds a requirement: `NAV` for `NAV-01`. */
export const requirementArea = (id: string): string => id.replace(/-\d+$/, '');

/** The export of a requirement's page. */
export const requirementExport = (id: string): string => id.replace('-', '_');

/** The id of a requirement's page in Storybook. */
export const requirementPageId = (id: string): string =>
  toId(`Requirements/${requirementArea(id)}`, storyNameFromExport(requirementExport(id)));
