import './docs-page.css';
import references from 'virtual:component-reference';
import { ArgTypes, Description, DocsContext, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { requirementPageId } from './requirement-ids.js';

/** A key of a component and its effect: `parameters.keys` of its stories. */
type KeyRow = readonly [keys: string, effect: string];

/** The page of a component: its props, keys, texts and style hooks, then every story with the sentence above it. */
export function DocsPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const first = stories[0];
  if (first === undefined) return null;
  const reference = references[String(first.parameters['fileName'])];
  const keys = (first.parameters['keys'] ?? []) as readonly KeyRow[];
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {first.component !== undefined && <h2>Props</h2>}
      {first.component !== undefined && <ArgTypes of="meta" />}
      <Rows title="Keys" head={['Key', 'Effect']} rows={keys} />
      <Rows title="Messages" head={['Key', 'English']} rows={reference?.messages.map(({ key, text }) => [key, text]) ?? []} />
      <Names title="Style hooks: classes" names={reference?.classes.map(name => `.${name}`) ?? []} />
      <Names title="Style hooks: custom properties" names={reference?.properties ?? []} />
      <h2>Stories</h2>
      {stories.map(({ id, name, tags, parameters }) => (
        <section key={id} className="docs-story">
          <h3 id={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </h3>
          <StoryText text={descriptionOf(parameters)} tags={tags} />
          <StoryFrame id={id} name={name} />
        </section>
      ))}
    </>
  );
}

function descriptionOf(parameters: Readonly<Record<string, unknown>>): string {
  const docs = parameters['docs'] as { description?: { story?: string } } | undefined;
  return docs?.description?.story ?? '';
}

function StoryText({ text, tags }: { text: string; tags: readonly string[] }) {
  const ids = tags.filter(tag => tag.startsWith('spec:')).map(tag => tag.slice('spec:'.length));
  return (
    <>
      {text !== '' && <p>{text}</p>}
      {ids.length > 0 && (
        <p>
          Shows{' '}
          {ids.map(id => (
            <a key={id} href={`./?path=/story/${requirementPageId(id)}`} target="_top">
              {id}
            </a>
          ))}
        </p>
      )}
    </>
  );
}

/** A story in a frame of its own: its theme, its language and its dialogs do not reach the page. It is as high as its content, within limits. */
function StoryFrame({ id, name }: { id: string; name: string }) {
  const [height, setHeight] = useState(240);
  return (
    <iframe
      title={name}
      src={`iframe.html?id=${id}&viewMode=story`}
      loading="lazy"
      style={{ blockSize: height }}
      onLoad={({ currentTarget }) => {
        const root = currentTarget.contentDocument?.getElementById('storybook-root');
        if (root === null || root === undefined) return;
        new ResizeObserver(() => setHeight(Math.min(Math.max(root.scrollHeight + 34, 160), 560))).observe(root);
      }}
    />
  );
}

function Rows({ title, head, rows }: { title: string; head: readonly string[]; rows: readonly (readonly string[])[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {head.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key = '', text = '']) => (
            <tr key={key}>
              <td>
                <code>{key}</code>
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <p className="docs-names">
        {names.map(name => (
          <code key={name}>{name}</code>
        ))}
      </p>
    </>
  );
}
