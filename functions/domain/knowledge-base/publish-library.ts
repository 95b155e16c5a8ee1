import type { Source } from '#functions/engine/documents/content/content.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { describeAssistant } from '../conversions/describe-assistant.ts';
import { findLook } from '../conversions/find-look.ts';
import { keepPublicLogo } from '../conversions/keep-public-logo.ts';
import { storeKnowledge } from '../conversions/store-knowledge.ts';
import { changeLibrary } from './change-library.ts';
import type { Library } from './library.ts';
import { applyNames, nameEntries } from './name-entries.ts';
import type { UpdatePorts } from './ports.ts';

const attemptLimit = 5;
/** The published version, the last checked one, and one for answers in progress. */
const versionsKept = 3;
const givenUp =
  'A problem on our side kept your changes from reaching the assistant. Please try again later.';

/**
 * Builds the knowledge of all entries and switches the pointer to it. A retry after a crash builds the same
 * version. Given up after five attempts, while visitors keep the current knowledge.
 */
export async function publishLibrary(
  ports: UpdatePorts,
  conversion: Conversion,
  owner: string,
): Promise<Library> {
  const { conversionId } = conversion;
  const begun = await changeLibrary(ports, conversion, (library) =>
    library.leaseOwner === owner ? { ...library, attempt: library.attempt + 1 } : library,
  );
  if (begun.attempt > attemptLimit) return finish(ports, conversion, owner, begun, undefined);
  const sources = await loadSources(ports, begun);
  const { knowledge, knowledgeVersion } = await storeKnowledge(
    ports,
    conversion,
    sources,
    findNewest(sources) ?? conversion.createdAt,
  );
  ports.reach('knowledge:built');
  const site = describeAssistant(conversion, knowledge, await keepPublicLogo(ports, findLook(sources)));
  await ports.conversions.publishKnowledge(conversionId, { knowledgeVersion, site, now: ports.now() });
  ports.reach('knowledge:published');
  return finish(ports, conversion, owner, begun, { version: knowledgeVersion, names: nameEntries(sources) });
}

async function finish(
  ports: UpdatePorts,
  conversion: Conversion,
  owner: string,
  { changed }: Library,
  built: { version: string; names: ReadonlyMap<string, string> } | undefined,
): Promise<Library> {
  let dropped: string[] = [];
  const library = await changeLibrary(ports, conversion, (before) => {
    if (before.leaseOwner !== owner) return before;
    const { failure: _failure, ...rest } = before;
    const isFormer = (version: string) => version === rest.formerVersion;
    const versions = built ? [...new Set([built.version, ...before.versions])] : before.versions;
    const kept = versions.filter((version, index) => index < versionsKept || isFormer(version));
    dropped = versions.filter((version) => !kept.includes(version));
    return {
      ...rest,
      ...{ attempt: 0, published: changed },
      versions: kept,
      ...(built ? { items: applyNames(rest.items, built.names) } : { failure: givenUp, examined: changed }),
    };
  });
  for (const old of dropped) await ports.files.removeKnowledge(conversion.conversionId, old);
  return library;
}

/** Entries that were read at least once; one that is unreadable now keeps its last content. */
async function loadSources({ files }: UpdatePorts, { conversionId, items }: Library): Promise<Source[]> {
  const sources = await Promise.all(
    items.filter(({ readAt }) => readAt).map(({ id }) => files.readSource(conversionId, id)),
  );
  return sources.filter((source) => source !== undefined);
}

function findNewest(sources: readonly Source[]): string | undefined {
  return sources
    .map(({ readAt }) => readAt)
    .reduce<string | undefined>((newest, readAt) => (newest && newest > readAt ? newest : readAt), undefined);
}
