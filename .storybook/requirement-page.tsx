import './requirement-page.css';
import { useState } from 'react';

/** A requirement with all that shows it. */
export interface RequirementFacts {
  readonly id: string;
  /** The id of its page in Storybook. */
  readonly pageId: string;
  readonly kind: string;
  /** The package that owns it. */
  readonly where: string;
  readonly statement: string;
  readonly missing: string | null;
  readonly isCovered: boolean;
  readonly stories: readonly { readonly title: string; readonly name: string; readonly id: string; readonly isDocs: boolean }[];
  readonly tests: readonly { readonly path: string; readonly titles: readonly string[] }[];
}

const storyHref = (id: string) => `./?path=/story/${id}`;
const docsHref = (id: string) => `./?path=/docs/${id}`;

/** The words of a requirement, its stories as they are, and its tests. */
export function requirementPage(facts: RequirementFacts) {
  const { id, kind, where, statement, missing, stories, tests } = facts;
  return (
    <main className="requirement">
      <p>
        <a href="./?path=/story/requirements-all--all" target="_top">
          All requirements
        </a>
      </p>
      <h1>{id}</h1>
      <p className="requirement-statement">{statement}</p>
      <dl>
        <dt>Kind</dt>
        <dd>{kind}</dd>
        <dt>Package</dt>
        <dd>{where}</dd>
        <dt>Covered</dt>
        <dd>{facts.isCovered ? 'Yes' : 'No'}</dd>
        {missing !== null && <dt>Missing</dt>}
        {missing !== null && <dd>{missing}</dd>}
      </dl>
      <h2>Stories</h2>
      {stories.length === 0 && <p>No story names it.</p>}
      {stories.map(story => (
        <section key={story.id} aria-label={`${story.title}: ${story.name}`}>
          <h3>
            <a href={story.isDocs ? docsHref(story.id) : storyHref(story.id)} target="_top">
              {story.title}: {story.name}
            </a>
          </h3>
          {!story.isDocs && (
            <iframe title={`${story.title}: ${story.name}`} src={`iframe.html?id=${story.id}&viewMode=story`} loading="lazy" />
          )}
        </section>
      ))}
      <h2>Tests</h2>
      {tests.length === 0 && <p>No test names it.</p>}
      <ul>
        {tests.map(({ path, titles }) => (
          <li key={path}>
            <code>{path}</code>
            <ul>
              {titles.map(title => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </main>
  );
}

export function allRequirements(facts: readonly RequirementFacts[]) {
  return <AllRequirements facts={facts} />;
}

function AllRequirements({ facts }: { facts: readonly RequirementFacts[] }) {
  const [words, setWords] = useState('');
  const [kind, setKind] = useState('');
  const shown = facts.filter(
    row =>
      (kind === '' || row.kind === kind) && `${row.id} ${row.statement} ${row.where}`.toLowerCase().includes(words.toLowerCase()),
  );
  const kinds = [...new Set(facts.map(row => row.kind))];
  return (
    <main className="requirement">
      <h1>Requirements</h1>
      <p>
        {facts.length} requirements, {facts.filter(row => row.isCovered).length} of them covered: a browser test meets the row in
        the running app, a state or a text has a story, and no part is missing.
      </p>
      <p className="requirement-filter">
        <label>
          Search <input type="search" value={words} onChange={event => setWords(event.target.value)} />
        </label>
        <label>
          Kind{' '}
          <select value={kind} onChange={event => setKind(event.target.value)}>
            <option value="">All</option>
            {kinds.map(name => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <output>{shown.length} shown</output>
      </p>
      <table>
        <thead>
          <tr>
            {['Id', 'Statement', 'Kind', 'Package', 'Covered', 'Stories', 'Tests'].map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(row => (
            <tr key={row.id}>
              <th scope="row">
                <a href={storyHref(row.pageId)} target="_top">
                  {row.id}
                </a>
              </th>
              <td>
                {row.statement}
                {row.missing !== null && <small>Missing: {row.missing}</small>}
              </td>
              <td>{row.kind}</td>
              <td>{row.where}</td>
              <td>{row.isCovered ? 'Yes' : 'No'}</td>
              <td>{row.stories.length}</td>
              <td>{row.tests.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
