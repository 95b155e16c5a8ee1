import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { defaultWidgetConfig, type WidgetConfig } from '#shared/domain/widget-config.ts';
import { Configure } from './configure.tsx';
import { GetCode } from './get-code.tsx';
import { Preview } from './preview.tsx';

type WidgetCodeProps = {
  /** The assistant; empty where it is still to be typed in. */
  conversionId: string;
  color: string;
  /** Where the embed script is served. */
  origin: string;
};

const tabStyle =
  '-mb-px min-h-11 border-transparent border-b-2 px-4 py-2 text-ink-muted hover:text-ink data-[state=active]:border-brand-ink data-[state=active]:font-semibold data-[state=active]:text-ink';

/** The generator of embed code: document 2 section 2.2. */
export function WidgetCode({ conversionId, color, origin }: WidgetCodeProps) {
  const [config, setConfig] = useState<WidgetConfig>({ ...defaultWidgetConfig, id: conversionId, color });
  return (
    <Tabs.Root defaultValue="configure">
      <Tabs.List aria-label="Widget code" className="flex flex-wrap gap-x-1 border-line border-b">
        <Tabs.Trigger value="configure" className={tabStyle}>
          Configure
        </Tabs.Trigger>
        <Tabs.Trigger value="preview" className={tabStyle}>
          Preview
        </Tabs.Trigger>
        <Tabs.Trigger value="code" className={tabStyle}>
          Get Code
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="configure" className="pt-6">
        <Configure
          config={config}
          canChooseAssistant={conversionId === ''}
          onChange={(change) => setConfig({ ...config, ...change })}
        />
      </Tabs.Content>
      <Tabs.Content value="preview" className="pt-6">
        <Preview config={config} />
      </Tabs.Content>
      <Tabs.Content value="code" className="pt-6">
        <GetCode config={config} origin={origin} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
