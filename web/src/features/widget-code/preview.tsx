import { useEffect, useRef } from 'react';
import { defaultWidgetConfig, type WidgetConfig } from '#shared/domain/widget/widget-config.ts';
import { drawPreviewWidget, type PreviewWidget } from './preview-widget.ts';

/** On phones the open panel would cover the launcher, as it does on a website. */
const opensAtFirst = () => matchMedia('(min-width: 40.0625rem)').matches;

/** The widget on a mock page. It is the real one: it can be opened and asked. */
export function Preview({ config }: { config: WidgetConfig }) {
  const page = useRef<HTMLDivElement>(null);
  const widget = useRef<PreviewWidget>(undefined);
  const { id, style, position, size } = config;
  useEffect(() => {
    const drawn = drawPreviewWidget(id, opensAtFirst());
    page.current?.append(drawn.host);
    widget.current = drawn;
    return () => drawn.remove();
  }, [id]);
  useEffect(() => {
    widget.current?.dress({ ...config, message: config.message.trim() || defaultWidgetConfig.message });
  });
  return (
    <figure aria-label="Live preview">
      {/* The transform makes this box the containing block of the fixed launcher. */}
      <div
        ref={page}
        className="relative flex h-(--room) translate-x-0 flex-col gap-4 overflow-y-auto overflow-x-hidden rounded-lg border border-line bg-sunken p-6 [--room:26rem] sm:[--room:40rem]"
      >
        {['w-2/5', 'w-full', 'w-11/12', 'w-4/5'].map((width) => (
          <div key={width} className={`h-4 shrink-0 rounded bg-line ${width}`} />
        ))}
      </div>
      <figcaption className="mt-2 text-ink-muted text-sm first-letter:uppercase">
        {style}, {position.replace('-', ' ')}, {size}. This is your real assistant: what you ask here appears
        in your chat history.
      </figcaption>
    </figure>
  );
}
