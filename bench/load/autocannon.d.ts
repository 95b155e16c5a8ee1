declare module 'autocannon' {
  type Request = { method: string; path: string; headers: Record<string, string>; body: string };
  type Result = {
    /** Requests that lost their connection, time-outs among them. */
    errors: number;
    non2xx: number;
    duration: number;
    requests: { total: number };
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
    requests: Request[];
  }): Instance;
}
