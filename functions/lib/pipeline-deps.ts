import { crawlBatch } from '#functions/crawl/crawl-batch.ts';
import { createFetcher } from '#functions/crawl/fetcher.ts';
import { type Dialer, dialAddress, type Resolver, resolveWithDns } from '#functions/crawl/network.ts';
import { planCrawl } from '#functions/crawl/plan-crawl.ts';
import { embedKnowledge } from '#functions/domain/conversions/embed-knowledge.ts';
import type { PipelineWorld } from '#functions/domain/conversions/pipeline-world.ts';
import { extractHtml } from '#functions/ingest/extract-html.ts';
import { ingestDocument } from '#functions/ingest/ingest-document.ts';
import { openEmbedder } from '#functions/services/model/open-embedder.ts';
import type { Deps } from './deps.ts';

/** What the local stack and the tests put in the place of the open network, and where faults are injected. */
export type Surroundings = { resolve: Resolver; dial: Dialer; reach(point: string): void };

const openNetwork: Surroundings = { resolve: resolveWithDns, dial: dialAddress, reach: () => undefined };

let surroundings = openNetwork;

/** Replaces the network of this process. Only the local stack's worker calls it; the deployed one has no reason to. */
export function placeInto(replacement: Partial<Surroundings>): void {
  surroundings = { ...openNetwork, ...replacement };
}

/** The world of the conversion pipeline. */
export function createPipelineWorld(deps: Deps): PipelineWorld {
  const { resolve, dial, reach } = surroundings;
  const crawlDeps = {
    fetch: createFetcher({ resolve, dial }),
    robotsCache: deps.robotsCache,
    extract: extractHtml,
    now: () => Date.now(),
    sleep: (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds)),
  };
  return {
    ...deps,
    reach,
    planCrawl: (request) => planCrawl(crawlDeps, request),
    crawlBatch: (state, options) => crawlBatch(crawlDeps, state, options),
    ingestDocument: (document) => ingestDocument(document),
    embedKnowledge: createEmbedKnowledge(deps),
  };
}

function createEmbedKnowledge(deps: Deps): PipelineWorld['embedKnowledge'] {
  if (!deps.embeddingModel) return undefined;
  const embed = openEmbedder(deps.embeddingModel);
  const world = {
    embed: (texts: string[], signal: AbortSignal) => embed(texts, 'passages', signal),
    writeVectors: deps.files.writeVectors,
    reportFailure: deps.reportFailure,
  };
  return (conversionId, version, knowledge) => embedKnowledge(world, conversionId, version, knowledge);
}
