import { useEffect, useRef, useState } from 'react';
import {
  defaultWidgetDesign,
  leaveOutBrokenDomain,
  type WidgetDesign,
  widgetDesignSchema,
} from '#shared/domain/widget/widget-design.ts';
import { makeStoredValue } from '#web/lib/browser/stored-value.ts';
import { WidgetCode } from './widget-code.tsx';

type KeptWidgetCodeProps = { conversionId: string; color: string; origin: string };

/** The generator for webmasters, who have no account here: their browser keeps the choices. */
export function KeptWidgetCode({ conversionId, color, origin }: KeptWidgetCodeProps) {
  const [typedId, setTypedId] = useState('');
  const id = conversionId || typedId;
  const [chosen, setChosen] = useState<WidgetDesign>();
  const design = chosen ?? { ...defaultWidgetDesign, color };
  // A reloaded page announces what the browser has filled in again: several changes before the next render.
  const latest = useRef<WidgetDesign>(undefined);
  useEffect(() => {
    const kept = storeOf(id).read();
    if (!kept) return;
    latest.current = kept;
    setChosen(kept);
  }, [id]);
  const change = (part: Partial<WidgetDesign>) => {
    const next = { ...(latest.current ?? storeOf(id).read() ?? design), ...part };
    latest.current = next;
    setChosen(next);
    storeOf(id).write(leaveOutBrokenDomain(next));
  };
  return (
    <WidgetCode
      id={id}
      design={design}
      onChange={change}
      onChooseAssistant={conversionId === '' ? setTypedId : undefined}
      origin={origin}
      kept={
        <p className="text-ink-muted text-sm">
          This browser keeps your choices. They take effect with the code you copy.
        </p>
      }
    />
  );
}

const storeOf = (id: string) =>
  makeStoredValue(() => localStorage, `widget-design:${id}`, widgetDesignSchema);
