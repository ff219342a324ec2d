/** Limits and quirks of writing: uploads, schedules, edits and polls. */
export interface WritingProfile {
  readonly uploads: {
    /** The answer to an uploaded audio file. `as-image`: its type is `image` until it is posted. */
    readonly audio: 'accepted' | 'as-image' | 'failure';
    /** False: an uploaded file cannot be asked for or changed (`/api/v1/media/:id`). */
    readonly readable: boolean;
    /** True: an upload that no post uses can be deleted. */
    readonly deletable: boolean;
    /** Accepted content types. */
    readonly types: readonly string[];
    /** The answer to another type: 422, or a failure. */
    readonly unknownType: 'refused' | 'failure';
    readonly imageBytes: number;
    readonly videoBytes: number;
    /** The HTTP status of a file that is too large. */
    readonly oversize: 413 | 422;
    /** Width times height; null: no limit. */
    readonly imagePixels: number | null;
    readonly videoPixels: number | null;
    readonly videoFrameRate: number;
    /** Null: no limit. */
    readonly videoSeconds: number | null;
    readonly descriptionCharacters: number;
    /** True: the description's limit is advertised. */
    readonly advertisesDescription: boolean;
    /** `asynchronous`: a video or sound is answered with 202, and asked for until it is processed. */
    readonly processing: 'synchronous' | 'asynchronous';
    /** False: a video or sound is the only attachment of its post. */
    readonly mixed: boolean;
  };
  readonly scheduling: {
    /** `ignored`: a post with `scheduled_at` is published at once. */
    readonly posts: 'scheduled' | 'ignored';
    /** The answer to a time that has passed: published at once, or refused as one less than five minutes ahead is. */
    readonly past: 'published' | 'refused';
  };
  readonly edits: {
    /** `all`: an edit without media or poll removes them. `given`: it keeps them. */
    readonly replaces: 'all' | 'given';
  };
  readonly polls: {
    /** Seconds. */
    readonly shortest: number;
    readonly longest: number;
    /** True: a post can have a poll and attachments. */
    readonly withMedia: boolean;
    readonly fewestOptions: number;
    /** False: the poll of a form is dropped; that of a JSON body is read. */
    readonly inForms: boolean;
    /** False: the server knows no `hide_totals`, and always tells the votes of each option. */
    readonly hidesTotals: boolean;
  };
}
