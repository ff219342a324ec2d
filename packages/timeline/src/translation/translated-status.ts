/** The texts of a translated post. */
import type { Status, Translation } from '@rookery/api-client';

/** The post with the texts of a translation. What the server did not translate stays. */
export function withTranslation(status: Status, translation: Translation, language: string): Status {
  const descriptions = new Map(translation.media_attachments.map(({ id, description }) => [id, description]));
  const titles = translation.poll?.options ?? [];
  return {
    ...status,
    content: translation.content || status.content,
    spoiler_text: status.spoiler_text === '' ? '' : translation.spoiler_text || status.spoiler_text,
    language: translation.language ?? language,
    poll: status.poll && {
      ...status.poll,
      // A translation of other options than these is none.
      options: status.poll.options.map((option, index) => ({
        ...option,
        title: (titles.length === status.poll?.options.length && titles[index]?.title) || option.title,
      })),
    },
    media_attachments: status.media_attachments.map(attachment => ({
      ...attachment,
      description: descriptions.get(attachment.id) || attachment.description,
    })),
  };
}
