import { readFileFacts, scalePicture, takeFiles, type Intake, type IntakeContext } from '@rookery/store/drafts';

/** Checks files before any upload, as the browser reads them. */
export const checkFiles = (files: readonly File[], context: Omit<IntakeContext, 'readFacts' | 'scale'>): Promise<Intake> =>
  takeFiles(files, { ...context, readFacts: readFileFacts, scale: scalePicture });
