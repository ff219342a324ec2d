import { describe, expect, it } from 'vitest';
import { storyFaults } from './story-rules.ts';

const story = (path: string, text: string) => storyFaults([{ path, text }]);
const gap = 'packages/timeline/src/list/gap.stories.tsx';

describe('story rules', () => {
  it('accepts a title of package, area and component', () => {
    expect(story(gap, "title: 'Timeline/List/Gap',")).toEqual([]);
  });

  it.each(['Timeline/Gap', 'UI/List/Gap', 'timeline/List/Gap', 'Timeline/List/Gap between posts'])(
    'rejects the title %s',
    title => {
      expect(story(gap, `title: '${title}',`)).toEqual([`${gap} is titled '${title}', not 'Timeline/Area/Component'`]);
    },
  );

  it('reads the title of the file, not of an example post', () => {
    expect(story(gap, "const card = { title: 'Lamps' };\ntitle: 'Timeline/List/Gap',")).toEqual([]);
  });

  it('rejects a host that anyone can register', () => {
    const meta = "title: 'Timeline/List/Gap', url: 'https://files.mar.social/a.png', other: 'https://mar.example/'";
    expect(story(gap, meta)).toEqual([`${gap} names files.mar.social: use a name under .example`]);
  });
});
