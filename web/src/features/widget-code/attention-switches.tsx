import type { WidgetDesign } from '#shared/domain/widget/widget-design.ts';
import { Switch } from '#web/ui/form/switch.tsx';

type AttentionSwitchesProps = {
  settings: Pick<WidgetDesign, 'style' | 'teaser' | 'unread'>;
  onChange: (change: Partial<WidgetDesign>) => void;
};

/** What the launcher does by itself to be noticed. */
export function AttentionSwitches({ settings, onChange }: AttentionSwitchesProps) {
  const switches = [
    // The other styles show their message all the time.
    ...(settings.style === 'floating'
      ? [{ key: 'teaser', label: 'Show the message for a moment to visitors who have just arrived' } as const]
      : []),
    { key: 'unread', label: 'Count answers that came while the chat was closed' } as const,
  ];
  return (
    <div className="col-span-full space-y-3">
      {switches.map(({ key, label }) => (
        <p key={key} className="flex items-center gap-3">
          <Switch id={`widget-${key}`} isOn={settings[key]} onChange={(isOn) => onChange({ [key]: isOn })} />
          <label htmlFor={`widget-${key}`}>{label}</label>
        </p>
      ))}
    </div>
  );
}
