declare module 'autocannon' {
  type Request = { method: string; path: string; headers?: Record<string, string>; body?: string };
  type Result = {
    /** Requests that lost their connection, time-outs among them. */
    errors: number;
    duration: number;
  };
  type Instance = Promise<Result> & {
    on(
      event: 'response',
      listener: (client: unknown, statusCode: number, bytes: number, milliseconds: number) => void,
    ): Instance;
  };
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    /** Requests a second over all connections; without it each connection asks on at once. */
    overallRate?: number;
    requests: readonly Request[];
  }): Instance;
}
