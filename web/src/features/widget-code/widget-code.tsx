import { type ReactNode, useState } from 'react';
import type { WidgetDesign } from '#shared/domain/widget/widget-design.ts';
import { TabSet } from '#web/ui/layout/tab-set.tsx';
import { Configure } from './configure.tsx';
import { GetCode } from './get-code.tsx';
import { Preview } from './preview.tsx';

type WidgetCodeProps = {
  /** The assistant's id; empty until it is typed in. */
  id: string;
  design: WidgetDesign;
  onChange: (change: Partial<WidgetDesign>) => void;
  /** Lets a visitor who came without an assistant type one in. */
  onChooseAssistant?: ((id: string) => void) | undefined;
  /** Origin of the embed script. */
  origin: string;
  /** Where the choices are kept, and whether they are. */
  kept?: ReactNode;
  /** They are kept with the assistant, which the code asks for them; otherwise it carries them. */
  isKeptWithAssistant?: boolean;
  /** Owners come for the code; webmasters without an account choose first. */
  opensOn?: 'configure' | 'code';
};

/** The generator of embed code: document 2 section 2.2. */
export function WidgetCode({
  id,
  design,
  onChange,
  onChooseAssistant,
  origin,
  kept,
  isKeptWithAssistant = false,
  opensOn = 'configure',
}: WidgetCodeProps) {
  const [shown, show] = useState<string>(opensOn);
  const settings = { ...design, id };
  const configure = (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <div className="space-y-6">
        <Configure settings={settings} onChange={onChange} onChooseAssistant={onChooseAssistant} />
        {kept}
      </div>
      <div className="lg:sticky lg:top-6 lg:self-start">
        <Preview config={settings} />
      </div>
    </div>
  );
  const tabs = [
    { id: 'configure', title: 'Configure', content: configure },
    { id: 'preview', title: 'Preview', content: <Preview config={settings} /> },
    { id: 'code', title: 'Get Code', content: <GetCode {...{ settings, origin, isKeptWithAssistant }} /> },
  ];
  return <TabSet isNested label="Widget code" tabs={tabs} value={shown} onChange={show} />;
}
