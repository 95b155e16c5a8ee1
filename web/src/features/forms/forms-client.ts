import { createContext, useContext } from 'react';
import type { Client } from '#shared/client.ts';

export type LoadForms = () => Promise<Pick<Client, 'forms'>>;

const FormsClient = createContext<LoadForms | undefined>(undefined);

/** Provides the client for calls about a customer's forms: the customer's, or a staff client. */
export const FormsClientProvider = FormsClient.Provider;

export function useFormsClient(): LoadForms {
  const load = useContext(FormsClient);
  if (!load) throw new Error('A page with forms must say whose sign-in it uses');
  return load;
}
