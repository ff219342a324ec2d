import { meansFiles } from './means-files.js';

/** The files of a paste; none where its text is meant. */
export function pastedFiles(data: DataTransfer): readonly File[] {
  const files = [...data.files];
  return meansFiles({ plain: data.getData('text/plain'), html: data.getData('text/html'), files }) ? files : [];
}
