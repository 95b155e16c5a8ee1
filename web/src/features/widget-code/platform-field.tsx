import { platformGuides } from '#shared/domain/widget/platform-guides.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';

type PlatformFieldProps = { id: string; value: string; onChange: (platform: string) => void };

const options = platformGuides.map((guide) => ({ value: guide.id, label: guide.name }));

/** What a website is made with. */
export function PlatformField({ id, value, onChange }: PlatformFieldProps) {
  return (
    <SelectField
      id={id}
      label="Your website is made with"
      value={value}
      options={options}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
