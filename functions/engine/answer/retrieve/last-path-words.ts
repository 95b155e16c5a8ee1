import type { KnowledgeSource } from '#functions/engine/knowledge/knowledge.ts';

/** The words of the last path segment, without an index file. */
export function lastPathWords({ url }: KnowledgeSource): string {
  const path = url !== null && URL.canParse(url) ? new URL(url).pathname : '';
  const names = path.split('/').map((name) => name.replace(/\.\w{2,5}$/, ''));
  return (
    names.findLast((name) => name !== '' && !/^(?:index|default)$/i.test(name))?.replaceAll(/[_-]/g, ' ') ??
    ''
  );
}
