import { type MemberRole, memberRoles, roleNames } from '#shared/domain/organisation-role.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';

type RoleFieldProps = {
  id: string;
  label: string;
  isLabelHidden?: boolean;
  role: MemberRole;
  disabled?: boolean;
  onChange: (role: MemberRole) => void;
};

/** What a member may do. */
export function RoleField({ role, onChange, ...props }: RoleFieldProps) {
  return (
    <SelectField
      {...props}
      value={role}
      options={memberRoles.map((value) => ({ value, label: roleNames[value] }))}
      onChange={({ target }) => {
        const chosen = memberRoles.find((value) => value === target.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
