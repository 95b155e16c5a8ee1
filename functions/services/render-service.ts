import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { type PageRenderer, renderResultSchema } from '#functions/engine/crawl/render/page-renderer.ts';

/** Longer than the function's timeout. */
const requestTimeout = 35_000;

/** Shows pages in the function that holds a browser. A page that ends the function is a page that failed. */
export function createRenderService(
  functionArn: string,
  client = new LambdaClient({ maxAttempts: 2, requestHandler: { requestTimeout } }),
): PageRenderer {
  return async (request, abortSignal) => {
    const startedAt = Date.now();
    const fail = (reason: string) => ({
      ...{ kind: 'failed' as const, reason },
      spent: { elapsedMs: Date.now() - startedAt, requests: 0, bytes: 0 },
    });
    try {
      const { FunctionError, Payload } = await client.send(
        new InvokeCommand({ FunctionName: functionArn, Payload: JSON.stringify(request) }),
        { abortSignal },
      );
      if (FunctionError || !Payload) return fail(FunctionError ?? 'no reply');
      return renderResultSchema.parse(JSON.parse(Payload.transformToString()));
    } catch (error) {
      return fail(error instanceof Error ? error.name : 'no reply');
    }
  };
}
