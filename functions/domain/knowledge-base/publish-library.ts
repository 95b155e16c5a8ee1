import type { Source } from '#functions/engine/documents/content/content.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { describeAssistant } from '../conversions/describe-assistant.ts';
import { findLook } from '../conversions/find-look.ts';
import { keepPublicLogo } from '../conversions/keep-public-logo.ts';
import { storeKnowledge } from '../conversions/store-knowledge.ts';
import { changeLibrary } from './change-library.ts';
import { applyNames, nameEntries } from './entries/name-entries.ts';
import type { Library } from './library.ts';
import type { UpdatePorts } from './ports.ts';
import { compareReading, findUncompared } from './website/compare-reading.ts';
import { settleWeighed, storeAsRead, type Weighed, weighPending } from './website/weigh-pending.ts';

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
  const stored = await loadSources(ports, begun);
  const builtAt = findNewest(stored) ?? conversion.createdAt;
  const weighed = await weighPending(ports, conversion, begun, { sources: stored, builtAt });
  const { sources, asRead, taken } = weighed;
  const { knowledge, knowledgeVersion } = await storeKnowledge(ports, conversion, sources, builtAt);
  const readVersion = await storeAsRead(ports, conversionId, begun, weighed);
  ports.reach('knowledge:built');
  const site = describeAssistant(conversion, knowledge, await keepPublicLogo(ports, findLook(sources)));
  await ports.conversions.publishKnowledge(conversionId, { knowledgeVersion, site, now: ports.now() });
  ports.reach('knowledge:published');
  for (const source of taken) await ports.files.writeSource(conversionId, source);
  ports.reach('knowledge:taken');
  await compareReading(ports, conversion, begun, asRead ?? knowledge);
  const names = nameEntries(sources);
  return finish(ports, conversion, owner, begun, { version: knowledgeVersion, readVersion, names, weighed });
}

type Built = {
  version: string;
  readVersion: string | undefined;
  names: ReadonlyMap<string, string>;
  weighed: Weighed;
};

async function finish(
  ports: UpdatePorts,
  conversion: Conversion,
  owner: string,
  begun: Library,
  built: Built | undefined,
): Promise<Library> {
  let dropped: string[] = [];
  const library = await changeLibrary(ports, conversion, (before) => {
    if (before.leaseOwner !== owner) return before;
    const { failure: _failure, ...rest } = before;
    const readVersion = built?.readVersion ?? rest.website?.readVersion;
    const isFormer = (version: string) =>
      [rest.formerVersion, rest.website?.formerVersion, readVersion].includes(version);
    const newest = built ? [built.version, ...(built.readVersion ? [built.readVersion] : [])] : [];
    const versions = [...new Set([...newest, ...before.versions])];
    const kept = versions.filter((version, index) => index < versionsKept || isFormer(version));
    dropped = versions.filter((version) => !kept.includes(version));
    return {
      ...rest,
      ...{ attempt: 0, published: begun.changed },
      ...(findUncompared(begun) &&
        rest.website && {
          website: { ...rest.website, isCompared: true, ...(readVersion && { readVersion }) },
        }),
      versions: kept,
      ...(built
        ? {
            items: applyNames(
              rest.items.map((item) => settleWeighed(item, built.weighed)),
              built.names,
            ),
          }
        : { failure: givenUp, examined: begun.changed }),
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
