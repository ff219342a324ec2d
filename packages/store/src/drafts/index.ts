// A draft that is stored as it is typed
export { createAutosave, type Autosave, type SaveState } from './autosave.js';
export type { Observable } from './observable.js';

// Files of a draft: checked before their upload
export { readFileFacts, scalePicture } from './file-facts.dom.js';
export { fileName, takeFiles, type FileRefusal, type Intake, type IntakeContext } from './file-intake.js';
export { pictureTypes, takePicture, type TakenPicture } from './take-picture.dom.js';
export { createIntakeQueue } from './intake-queue.js';
export { mediaLimits, type MediaLimits } from './media-limits.js';
export { fileProblem, kindOf, typeOf, type FileFacts, type FileProblem, type MediaKind } from './media-rules.js';

// Their uploads
export {
  draftMedia,
  isUploaded,
  needsUpload,
  withDetails,
  withItemAt,
  withoutItem,
  type MediaChange,
  type MediaDetails,
} from './media-list.js';
export {
  createMediaUploader,
  type MediaRequests,
  type MediaUploader,
  type UploadOptions,
  type UploadWork,
} from './media-uploader.js';
export { mediaRequestsOf } from './media-requests.data.js';
export { readMedia } from './read-media.js';
export type { UploadPhase, Uploads } from './media-uploads.js';
