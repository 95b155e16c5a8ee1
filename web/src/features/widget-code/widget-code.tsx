import { useState } from 'react';
import { defaultWidgetConfig, type WidgetConfig } from '#shared/domain/widget/widget-config.ts';
import { TabSet } from '#web/ui/layout/tab-set.tsx';
import { Configure } from './configure.tsx';
import { GetCode } from './get-code.tsx';
import { Preview } from './preview.tsx';

type WidgetCodeProps = {
  /** The assistant's id; empty if it must be typed in. */
  conversionId: string;
  color: string;
  /** Origin of the embed script. */
  origin: string;
};

/** The generator of embed code: document 2 section 2.2. */
export function WidgetCode({ conversionId, color, origin }: WidgetCodeProps) {
  const [config, setConfig] = useState<WidgetConfig>({ ...defaultWidgetConfig, id: conversionId, color });
  const [shown, show] = useState('configure');
  const configure = (
    <Configure
      config={config}
      canChooseAssistant={conversionId === ''}
      onChange={(change) => setConfig({ ...config, ...change })}
    />
  );
  const tabs = [
    { id: 'configure', title: 'Configure', content: configure },
    { id: 'preview', title: 'Preview', content: <Preview config={config} /> },
    { id: 'code', title: 'Get Code', content: <GetCode config={config} origin={origin} /> },
  ];
  return <TabSet isNested label="Widget code" tabs={tabs} value={shown} onChange={show} />;
}
