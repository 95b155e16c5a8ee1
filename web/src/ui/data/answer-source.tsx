import * as z from 'zod';
import { OutsideLink } from './outside-link.tsx';

/** The page that supports an answer. */
export const sourceSchema = z.object({ title: z.string(), url: z.string() });
type Source = z.infer<typeof sourceSchema>;

/** The first source that is a page. */
export function chooseSource(sources: readonly { title: string; url: string | null }[]): Source | undefined {
  return sources.flatMap(({ title, url }) => (url === null ? [] : [{ title, url }]))[0];
}

/** Links to the page that supports an answer. */
export function AnswerSource({ source }: { source: Source }) {
  return (
    <p className="mt-1 text-ink-muted text-xs">
      Source: <OutsideLink href={source.url}>{source.title}</OutsideLink>
    </p>
  );
}
