import * as z from 'zod';
import { memberRoles, organisationRoles } from './organisation-role.ts';

/** Maximum number of members an owner may invite. */
export const memberLimit = 20;

export const memberRoleSchema = z.enum(memberRoles);

/** A member of an organisation, as the owner sees it. */
export const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(['active', 'inactive']),
  /** Has not come in yet. */
  isInvited: z.boolean(),
  /** Everybody was an editor before. */
  role: memberRoleSchema.default('editor'),
});
export type Member = z.infer<typeof memberSchema>;

/** An organisation of the caller, as their switcher shows it. */
export const ownOrganisationSchema = z.object({
  organisationId: z.string(),
  name: z.string(),
  role: z.enum(organisationRoles),
  /** They have yet to accept the invitation. */
  isInvited: z.boolean(),
  /** Its assistants, the first one first. */
  conversionIds: z.array(z.string()),
  /** When it is erased, as its owner has asked. */
  closesAt: z.string().nullable(),
});
export type OwnOrganisation = z.infer<typeof ownOrganisationSchema>;
