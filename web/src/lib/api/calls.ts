import { type DataTag, infiniteQueryOptions } from '@tanstack/react-query';

/** Whose sign-in a call uses, which is also the first part of its key. */
export type CallAudience = 'user' | 'staff' | 'visitor';
type Cursor = 'after' | 'before';
type Key = readonly [audience: CallAudience, area: string, call: string, ...input: unknown[]];
type ClientCall = (input: never, signal?: AbortSignal) => Promise<unknown>;

/** One call as the options of TanStack Query. A mutation makes its audience's queries stale, but with `meta.isQuiet`. */
type PageCall<Input, Output> = {
  /** Begins the keys of all that this call has read. */
  key: Key;
  call(input: Input, signal?: AbortSignal): Promise<Output>;
  query(input: Input): {
    queryKey: DataTag<Key, Output>;
    queryFn: (context: { signal: AbortSignal }) => Promise<Output>;
  };
  mutation(meta?: { isQuiet: true }): {
    mutationKey: Key;
    mutationFn: (input: Input) => Promise<Output>;
    meta?: { isQuiet: true };
  };
} & (Output extends { next?: string | undefined }
  ? {
      /** Page after page: each says what the next begins after, or for some calls before. */
      pages(
        input: Omit<Input, Cursor>,
        ...cursor: 'after' extends keyof Input ? [] : [Extract<keyof Input, 'before'>]
      ): ReturnType<typeof pagesOf<Output>>;
    }
  : object);

/** The calls of a client, area by area. */
export type PageCalls<Client> = {
  [Area in keyof Client]: {
    [Call in keyof Client[Area]]: Client[Area][Call] extends (
      input: infer Input,
      ...rest: never[]
    ) => Promise<infer Output>
      ? PageCall<Input, Output>
      : never;
  };
};

type Ask = (input: object, signal?: AbortSignal) => Promise<unknown>;

function pagesOf<Output>(key: Key, read: (next: string, signal: AbortSignal) => Promise<Output>) {
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: '',
    getNextPageParam: findNext,
  });
}

function findNext(page: unknown): string | undefined {
  if (typeof page !== 'object' || !page || !('next' in page)) return undefined;
  return typeof page.next === 'string' ? page.next : undefined;
}

function describeCall(key: Key, ask: Ask) {
  return {
    key,
    call: ask,
    query: (input: object) => ({
      queryKey: [...key, input],
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(input, signal),
    }),
    mutation: (meta?: { isQuiet: true }) => ({
      ...{ mutationKey: key, mutationFn: (input: object) => ask(input) },
      ...(meta && { meta }),
    }),
    pages: (input: object, cursor: Cursor = 'after') =>
      pagesOf([...key, 'pages', input], (next, signal) =>
        ask({ ...input, ...(next && { [cursor]: next }) }, signal),
      ),
  };
}

/** Derives each call's options from the type of a client, which loads on the first call. */
export function deriveCalls<Client extends Record<keyof Client, Record<string, ClientCall> | object>>(
  audience: CallAudience,
  load: () => Promise<Client>,
): PageCalls<Client> {
  const open =
    (area: string, call: string): Ask =>
    async (input, signal) => {
      const client: object = await load();
      return Reflect.get(Reflect.get(client, area), call)(input, signal);
    };
  const proxy = (get: (name: string) => unknown) =>
    new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? get(name) : undefined) });
  // A proxy has no names before the client loads; the types are the client's own.
  return proxy((area) =>
    proxy((call) => describeCall([audience, area, call], open(area, call))),
  ) as PageCalls<Client>;
}
