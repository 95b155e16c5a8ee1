import { embedKnowledge } from '#functions/domain/conversions/embed-knowledge.ts';
import type { PipelinePorts } from '#functions/domain/conversions/ports.ts';
import type { UpdatePorts } from '#functions/domain/knowledge-base/ports.ts';
import type { RecordingRef } from '#functions/domain/knowledge-base/recording.ts';
import { readByService, type ScanService } from '#functions/domain/scans/read-by-service.ts';
import { readPageByPage } from '#functions/domain/scans/read-page-by-page.ts';
import { createFetcher } from '#functions/engine/crawl/fetch/fetcher.ts';
import { crawlBatch } from '#functions/engine/crawl/plan/crawl-batch.ts';
import { planCrawl } from '#functions/engine/crawl/plan/plan-crawl.ts';
import { readCaptions } from '#functions/engine/crawl/read-captions.ts';
import { readSingle } from '#functions/engine/crawl/read-single.ts';
import type { PageRenderer } from '#functions/engine/crawl/render/page-renderer.ts';
import { documentLimits } from '#functions/engine/documents/document-limits.ts';
import { extractHtml } from '#functions/engine/documents/html/extract-html.ts';
import { ingestDocument } from '#functions/engine/documents/sandbox/ingest-document.ts';
import { parseCaptions } from '#functions/engine/documents/text/parse-captions.ts';
import { openEmbedder } from '#functions/services/model/open-embedder.ts';
import type { TranscriptionService } from '#functions/services/transcription-service.ts';
import { countHour } from '#functions/storage/dynamodb/staff/count-hour.ts';
import { objectKeys } from '#functions/storage/s3/object-keys.ts';
import { openRobotsStore } from '#functions/storage/s3/robots-store.ts';
import { nameTranscription, parseTranscriptionName } from '#functions/storage/s3/transcription-name.ts';
import { log } from '../runtime/log.ts';
import { readSurroundings } from '../runtime/network.ts';
import { findReadinessReader } from './chat/find-readiness-reader.ts';
import type { Deps } from './deps.ts';

function openCrawl(deps: Deps) {
  const { resolve, dial, pageRenderer } = readSurroundings();
  return {
    fetch: createFetcher({ resolve, dial }),
    render: withReports(pageRenderer ?? openRenderFunction(deps)),
    robotsCache: openRobotsStore(deps.objects),
    extract: extractHtml,
    now: () => Date.now(),
    sleep,
  };
}

/** The ports of the conversion pipeline. */
export function createPipelinePorts(deps: Deps): PipelinePorts {
  const crawlDeps = openCrawl(deps);
  const { reach, documentReader } = readSurroundings();
  return {
    ...deps,
    reach,
    planCrawl: (request) => planCrawl(crawlDeps, request),
    crawlBatch: (state, options) => crawlBatch(crawlDeps, state, options),
    countPages: ({ brandId, conversionId }, { pages, renders, renderMs }) =>
      countHour(deps.table, brandId, deps.now(), {
        spread: conversionId,
        change: { pagesRead: pages, pagesRendered: renders, renderMs },
      }),
    ingestDocument: (document) => ingestDocument(document, documentLimits, documentReader),
    scanReader: openScanReader(deps),
    embedKnowledge: createEmbedKnowledge(deps),
    readinessReader: findReadinessReader(deps),
  };
}

/** The ports for changing a knowledge base. */
export function createUpdatePorts(deps: Deps): UpdatePorts {
  const crawlDeps = openCrawl(deps);
  const { reach, documentReader } = readSurroundings();
  return {
    ...deps,
    reach,
    planCrawl: (request) => planCrawl(crawlDeps, request),
    crawlBatch: (state, options) => crawlBatch(crawlDeps, state, options),
    readPage: (url) => readSingle(crawlDeps, url),
    readCaptions: (url, takesRecordings) => readCaptions(crawlDeps, url, takesRecordings),
    settleAnsweredQuestions: async (...given) =>
      (await import('#functions/domain/dashboard/settle-answered-questions.ts')).settleAnsweredQuestions(
        deps,
        ...given,
      ),
    transcriber: openTranscriber(deps),
    parseCaptions,
    ingestDocument: (document) => ingestDocument(document, documentLimits, documentReader),
    scanReader: openScanReader(deps),
    embedKnowledge: createEmbedKnowledge(deps),
    readinessReader: findReadinessReader(deps),
  };
}

/** Tells operators why a page could not be shown, which owners see as a page that needs its scripts. */
function withReports(render: PageRenderer | undefined): PageRenderer | undefined {
  if (!render) return undefined;
  return async (request, signal) => {
    const result = await render(request, signal);
    if (result.kind === 'failed') log.warn('page not shown', { reason: result.reason, ...result.spent });
    return result;
  };
}

/** In the cloud a browser is in a function of its own, which is only called where a stage has one. */
function openRenderFunction({ renderFunctionArn: arn }: Deps): PageRenderer | undefined {
  if (!arn) return undefined;
  let opened: Promise<PageRenderer> | undefined;
  const open = () => {
    opened ??= import('#functions/services/render-service.ts').then(({ createRenderService }) =>
      createRenderService(arn),
    );
    return opened;
  };
  return async (request, signal) => (await open())(request, signal);
}

/** On one machine scans are read here, in the cloud by Amazon Textract if its stage says so. */
function openScanReader({ files, objects, now, readsScans }: Deps): PipelinePorts['scanReader'] {
  const { pageReader } = readSurroundings();
  if (pageReader) return readPageByPage({ files, now, pageReader });
  if (!readsScans) return undefined;
  let opened: Promise<ScanService> | undefined;
  const open = () => {
    opened ??= import('#functions/services/textract-service.ts').then(({ createTextractService }) =>
      createTextractService(objects.bucket),
    );
    return opened;
  };
  return readByService({
    ...{ files, now, sleep },
    keyOf: ({ conversionId, sourceId }) => objectKeys.original(conversionId, sourceId),
    service: {
      readOne: async (key) => (await open()).readOne(key),
      start: async (key, token) => (await open()).start(key, token),
      find: async (jobId) => (await open()).find(jobId),
    },
  });
}

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Reads the recording from a transcription's name; undefined for a foreign name. */
export function findRecording({ objects }: Pick<Deps, 'objects'>, name: string): RecordingRef | undefined {
  return parseTranscriptionName(objects.bucket, name);
}

/** Transcriptions, named after their recordings. The SDK's client is loaded with the first call. */
function openTranscriber({ transcriptionKeyArn: keyArn, objects }: Deps): UpdatePorts['transcriber'] {
  if (!keyArn) return undefined;
  const { bucket } = objects;
  let opened: Promise<TranscriptionService> | undefined;
  const open = () => {
    opened ??= import('#functions/services/transcription-service.ts').then(({ createTranscriptionService }) =>
      createTranscriptionService({ bucket, keyArn }),
    );
    return opened;
  };
  const nameOf = (recording: RecordingRef) => nameTranscription(bucket, recording);
  return {
    find: async (recording) => (await open()).find(nameOf(recording)),
    remove: async (recording) => (await open()).remove(nameOf(recording)),
    start: async (recording, format) =>
      (await open()).start({
        ...{ name: nameOf(recording), format },
        mediaKey: objectKeys.original(recording.conversionId, recording.itemId),
        outputFolder: objectKeys.transcripts(recording.conversionId, recording.itemId),
      }),
  };
}

function createEmbedKnowledge(deps: Deps): PipelinePorts['embedKnowledge'] {
  if (!deps.embeddingModel) return undefined;
  const embed = openEmbedder(deps.embeddingModel);
  const ports = {
    embed: (texts: string[], signal: AbortSignal) => embed(texts, 'passages', signal),
    writeVectors: deps.files.writeVectors,
    reportFailure: deps.reportFailure,
  };
  return (conversionId, version, knowledge) => embedKnowledge(ports, conversionId, version, knowledge);
}
