import { useEffect, useRef, useState } from 'react';
import { leaveOutBrokenDomain, type WidgetDesign } from '#shared/domain/widget/widget-design.ts';
import { useWidgetCall } from './queries.ts';

const typingMilliseconds = 500;

/** The owner's design, saved shortly after each change, and at once when the page part is left. */
export function useSavedDesign(conversionId: string, initial: WidgetDesign) {
  const [design, setDesign] = useState(initial);
  // Several fields may change before the next render.
  const latest = useRef(initial);
  const call = useWidgetCall((widget, next: WidgetDesign) =>
    widget.saveSettings({ conversionId, design: leaveOutBrokenDomain(next) }),
  );
  const unsaved = useRef<WidgetDesign>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = () => {
    clearTimeout(timer.current);
    if (unsaved.current) call.mutate(unsaved.current);
    unsaved.current = undefined;
  };
  const latestSave = useRef(save);
  latestSave.current = save;
  useEffect(() => () => latestSave.current(), []);
  const change = (part: Partial<WidgetDesign>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setDesign(next);
    clearTimeout(timer.current);
    unsaved.current = next;
    timer.current = setTimeout(() => latestSave.current(), typingMilliseconds);
  };
  return { design, change, saving: call, retry: () => call.mutate(design) };
}
