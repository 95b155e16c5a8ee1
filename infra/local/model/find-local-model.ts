import { askEndpoint, listModels, type ProbePorts, readJson } from './ask-endpoint.ts';
import { type LocalServer, localServers } from './local-servers.ts';
import { chooseReadingTokens, measureReading } from './measure-reading.ts';

export type LocalModel = {
  serverName: string;
  baseUrl: string;
  modelId: string;
  tokensPerSecond: number;
  readingTokens: number;
};

const probe = 'Answer with one word.\nWhat colour is a clear sky by day?';
/** One that thinks aloud first says nothing within them, and would be too slow for a visitor. */
const probeTokens = 40;
/** Each that does not answer takes time of a start. */
const mostTried = 3;
/** What servers give a model where they do not say. */
const usualContextTokens = 4096;

/** The first chat model of this machine's servers that answers; undefined without any. */
export async function findLocalModel(
  ports: ProbePorts,
  servers: readonly LocalServer[] = localServers,
): Promise<LocalModel | undefined> {
  const listed = await Promise.all(
    servers.map(async (server) => ({ server, modelIds: await listModels(ports, `${server.origin}/v1`) })),
  );
  for (const { server, modelIds } of listed)
    for (const modelId of modelIds.filter(mayChat).slice(0, mostTried)) {
      const model = await tryModel(ports, server, modelId);
      if (model) return model;
    }
  return undefined;
}

/** Models that embed refuse a chat anyway; asking them would load them first. */
function mayChat(modelId: string): boolean {
  return !/embed|rerank/i.test(modelId);
}

async function tryModel(
  ports: ProbePorts,
  { name, origin, context }: LocalServer,
  modelId: string,
): Promise<LocalModel | undefined> {
  const endpoint = { baseUrl: `${origin}/v1`, modelId };
  const reply = await askEndpoint(ports, endpoint, probe, probeTokens);
  if (!reply?.text.trim()) return undefined;
  const tokensPerSecond = await measureReading(ports, endpoint);
  if (!tokensPerSecond) return undefined;
  const contextTokens =
    context.read(await readJson(ports, `${origin}${context.path}`), modelId) ?? usualContextTokens;
  const readingTokens = chooseReadingTokens(tokensPerSecond, contextTokens);
  return { serverName: name, ...endpoint, tokensPerSecond, readingTokens };
}
