import { createContext, useContext } from 'react';
import type { Client } from '#shared/client.ts';
import type { PageCalls } from '#web/lib/api/calls.ts';

const FormsCalls = createContext<PageCalls<Client>['forms'] | undefined>(undefined);

/** Provides the calls about a customer's forms: the customer's, or those of staff. */
export const FormsCallsProvider = FormsCalls.Provider;

export function useFormsCalls(): PageCalls<Client>['forms'] {
  const calls = useContext(FormsCalls);
  if (!calls) throw new Error('A page with forms must say whose sign-in it uses');
  return calls;
}

/** Document 2 section 9. */
export const refreshMilliseconds = 30_000;
