import { dropInstructions } from '#functions/engine/knowledge/instruction-text.ts';
import type { Knowledge, KnowledgeSource } from '#functions/engine/knowledge/knowledge.ts';
import { makeCopyPath } from '#shared/domain/conversion/copy-path.ts';

type Addresses = { page: string; mcp: string; origin: string; conversionId: string };

/** What an assistant knows, as a document for language models: https://llmstxt.org. */
export function listSources(
  { organisationName, website, builtAt, sources }: Knowledge,
  { page, mcp, ...place }: Addresses,
): string {
  const name = toLine(organisationName);
  const link = (source: KnowledgeSource) =>
    `- [${nameSource(source)}](${findSourceAddress(source, place)}): read on ${source.readAt.slice(0, 10)}`;
  const sections = (['page', 'document', 'calendar'] as const).flatMap((kind) => {
    const links = sources.filter((source) => source.kind === kind).map(link);
    return links.length > 0 ? [`## ${titles[kind]}\n\n${links.join('\n')}`] : [];
  });
  return [
    `# ${name}`,
    `> What the assistant of ${name} knows${website ? ` about ${website}` : ''}, as of ${builtAt.slice(0, 10)}.`,
    `People ask it at ${page}. Agents ask it by the Model Context Protocol at ${mcp}, with the tools \`ask\` and \`search\`; both give their sources.`,
    ...sections,
  ].join('\n\n');
}

const titles = { page: 'Pages', document: 'Documents', calendar: 'Calendars' } as const;

/** Address of a source, or of our copy where it has none. */
export function findSourceAddress(
  { url, id }: Pick<KnowledgeSource, 'url' | 'id'>,
  { origin, conversionId }: Pick<Addresses, 'origin' | 'conversionId'>,
): string {
  return url ?? origin + makeCopyPath(conversionId, id, '');
}

const nameSource = ({ title, id }: KnowledgeSource): string => toLine(dropInstructions(title)) || id;

/** Brackets would end a link's text, and a line feed its line. */
function toLine(text: string): string {
  return text
    .replace(/[[\]<>`]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
