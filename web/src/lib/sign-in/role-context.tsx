import { createContext, type ReactNode, useContext } from 'react';
import { includesRole, type OrganisationRole } from '#shared/domain/organisation-role.ts';

/** What the signed-in person may do in the organisation whose pages these are; samples and staff's pages show all. */
export const RoleContext = createContext<OrganisationRole>('owner');

/** Whether the pages may offer changes: the server refuses a viewer's, by the same table of roles. */
export const useMayEdit = (): boolean => includesRole(useContext(RoleContext), 'editor');

/** Whether billing is theirs. */
export function useOwns(): boolean {
  return includesRole(useContext(RoleContext), 'owner');
}

/** What changes something. Nothing takes its place for viewers: the dashboard says above every page what they may do. */
export const EditorsOnly = ({ children }: { children: ReactNode }) => (useMayEdit() ? children : null);
