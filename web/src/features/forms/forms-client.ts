import { createContext, useContext } from 'react';
import type { Client } from '#shared/client.ts';
import { loadClient } from '#web/lib/api/load-client.ts';

export type LoadForms = () => Promise<Pick<Client, 'forms'>>;

const FormsClient = createContext<LoadForms>(loadClient);

/** Provides the client for form calls: the customer's, or a staff client. */
export const FormsClientProvider = FormsClient.Provider;

export function useFormsClient(): LoadForms {
  return useContext(FormsClient);
}
