import type { SourceOutcome } from '#shared/contract/conversions.ts';
import type { KnowledgeItemType } from '#shared/domain/conversion/knowledge-item.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { makeSourceId } from '../conversions/source-id.ts';
import { emptyWorkState, type WorkState } from '../conversions/work-state.ts';
import { applyNames, nameEntries } from './entries/name-entries.ts';
import { describePage } from './entries/pages-of-website.ts';
import type { Library, StoredItem } from './library.ts';
import type { LibraryPorts } from './ports.ts';

/** Broken pages beyond this number tell the owner nothing new. */
const failedPageLimit = 50;

const typeOfKind = {
  page: 'webpage',
  document: 'pdf',
  calendar: 'calendar',
} as const satisfies Record<SourceOutcome['kind'], KnowledgeItemType>;

/** The first revision: everything the conversion read or failed to read. */
export async function seedLibrary(
  ports: Pick<LibraryPorts, 'files'>,
  conversion: Conversion,
): Promise<Library> {
  const { conversionId, stateKey, knowledgeVersion, readingVersion } = conversion;
  const state = stateKey ? await ports.files.readState(conversionId, stateKey) : emptyWorkState;
  const found = await Promise.all(
    state.pageSourceIds.map((sourceId) => ports.files.readSource(conversionId, sourceId)),
  );
  const sources = found.filter((source) => source !== undefined);
  const pages = applyNames(
    sources.map((source) => describePage({ ...source, url: source.url ?? '' }, conversion.createdAt)),
    nameEntries(sources),
  );
  const items = [...pages, ...state.documents.map(describeDocument(conversion)), ...listFailed(state)];
  const unique = items.filter(({ id }, index) => items.findIndex((item) => item.id === id) === index);
  return {
    conversionId,
    revision: 0,
    items: unique,
    ...{ changed: 0, published: 0, examined: 0, attempt: 0 },
    versions: knowledgeVersion ? [knowledgeVersion] : [],
    ...(readingVersion && { readingVersion }),
  };
}

function describeDocument({ createdAt, documents }: Conversion) {
  return ({ sourceId, outcome }: WorkState['documents'][number]): StoredItem => {
    const { kind, url, title, status, reason, wordCount = 0 } = outcome;
    const isRead = status === 'read';
    const upload = documents.find(({ uploadId }) => uploadId === sourceId);
    return {
      ...{ id: sourceId, type: typeOfKind[kind], title, createdAt, wordCount, attempts: 0 },
      status: isRead ? 'processed' : 'error',
      origin: url
        ? { kind: 'web' }
        : { kind: 'file', filename: title, contentType: upload?.contentType ?? '' },
      ...(url && { url }),
      ...(isRead && { readAt: createdAt }),
      ...(reason && { reason }),
    };
  };
}

function listFailed({ crawl }: WorkState): StoredItem[] {
  return (crawl?.outcomes ?? [])
    .filter(({ kind, status }) => kind === 'page' && status === 'failed')
    .slice(0, failedPageLimit)
    .map(({ url, title, reason }) => ({
      ...{ id: makeSourceId(url), type: 'webpage', status: 'error', url, wordCount: 0, attempts: 0 },
      title: title.slice(0, 200),
      createdAt: new Date(crawl?.lastRequestAt ?? 0).toISOString(),
      origin: { kind: 'web' },
      ...(reason && { reason }),
    }));
}
