/** Header that names the organization of a call; without it, the caller's first one is meant. */
export const organizationHeader = 'x-organization';
