declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> };
  type Context = {
    oidc: { client: { clientId: string }; session: { accountId: string }; provider: Provider };
  };

  /** The part of it that tests use. */
  export default class Provider {
    constructor(
      issuer: string,
      configuration: {
        findAccount(context: Context, id: string): Promise<{ accountId: string; claims(): object }>;
        loadExistingGrant(context: Context): Promise<Grant>;
        interactions: { url(context: Context, interaction: { uid: string }): string };
        [setting: string]: unknown;
      },
    );
    proxy: boolean;
    Grant: new (of: {
      clientId: string;
      accountId: string;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } },
    ): Promise<void>;
  }
}
