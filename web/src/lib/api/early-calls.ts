/** Calls that the document of the dashboard started with this token, by their address. */
export type EarlyCalls = { token: string; responses: Map<string, Promise<Response>> };

declare global {
  interface Window {
    earlyCalls?: EarlyCalls;
  }
}

/** Like `fetch`, but takes the response of a call that has already started, once and only for the same sign-in. */
export const fetchOrTake: typeof fetch = async (address, init) => {
  const response = takeEarly(String(address), new Headers(init?.headers).get('authorization'));
  if (!response) return fetch(address, init);
  // An early call that never reached the server says nothing about this one.
  return response.catch(() => fetch(address, init));
};

function takeEarly(address: string, authorization: string | null): Promise<Response> | undefined {
  const early = globalThis.window?.earlyCalls;
  const response = early?.responses.get(address);
  early?.responses.delete(address);
  return authorization === `Bearer ${early?.token}` ? response : undefined;
}
