/** What somebody may do in an organisation, in ascending order: read; all but billing, deletion and members; everything. */
export const organisationRoles = ['viewer', 'editor', 'owner'] as const;
export type OrganisationRole = (typeof organisationRoles)[number];
/** Roles that an owner gives. */
export const memberRoles = ['viewer', 'editor'] as const satisfies OrganisationRole[];
export type MemberRole = (typeof memberRoles)[number];

/** Whether a role includes another one. */
export function includesRole(role: OrganisationRole, least: OrganisationRole): boolean {
  return organisationRoles.indexOf(role) >= organisationRoles.indexOf(least);
}

export const roleNames = { viewer: 'Viewer', editor: 'Editor', owner: 'Owner' } as const satisfies Record<
  OrganisationRole,
  string
>;

/** What somebody with this role may do, after "You can" or "Can". */
export const roleRights = {
  viewer: 'read everything, and change nothing',
  editor: 'do everything except change billing or members, or delete the organization',
  owner: 'do everything',
} as const satisfies Record<OrganisationRole, string>;

/** What somebody may do here, for whoever meets its end. */
export function sayRole(role: OrganisationRole): string {
  return `Your role here is ${roleNames[role].toLowerCase()}: you can ${roleRights[role]}. The owner can give you another role.`;
}
