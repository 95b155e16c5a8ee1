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
/** A reasoning model produces no answer within these, and would be too slow for a visitor. */
const probeTokens = 40;
/** Each unresponsive one delays the start. */
const mostTried = 3;
/** The servers' default when they don't report it. */
const usualContextTokens = 4096;

/** The first responding chat model on this machine; undefined when there is none. */
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

/** Embedding models refuse chats, fact-checking models answer yes or no only, and asking them would load them first. */
const mayChat = (modelId: string): boolean => !/embed|rerank|minicheck/i.test(modelId);

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
