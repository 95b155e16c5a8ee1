import { createContext, useContext } from 'react';
import type { Client } from '#shared/client.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

export type LoadForms = () => Promise<Pick<Client, 'forms'>>;

const FormsClient = createContext<LoadForms>(loadClient);

/** Whose sign-in the calls go with: the customer's, unless staff look after the forms of a customer. */
export const FormsClientProvider = FormsClient.Provider;

export function useFormsClient(): LoadForms {
  return useContext(FormsClient);
}
