/** Where a superadmin accepts a school's order: its form, filled with what the school stated. */
export function acceptOrderPath({
  organisationId,
  organisation,
}: {
  organisationId: string;
  organisation: string;
}): string {
  const search = new URLSearchParams({ tab: 'school-billing', order: organisationId, school: organisation });
  return `/superadmin?${search}`;
}
