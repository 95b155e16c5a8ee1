import { useEffect, useRef } from 'react';
import type { WidgetConfig } from '#shared/domain/widget/widget-config.ts';
import { drawLauncher } from '../../../widget/launcher.ts';

/** The launcher on a mock page, drawn by the embed script's own code. */
export function Preview({ config }: { config: WidgetConfig }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { host, button } = drawLauncher(config);
    // The preview is inert.
    button.tabIndex = -1;
    page.current?.append(host);
    return () => host.remove();
  }, [config]);
  return (
    <figure>
      {/* The transform makes this box the containing block of the fixed launcher. */}
      <div
        ref={page}
        inert
        className="relative flex h-96 translate-x-0 flex-col gap-4 overflow-hidden rounded-lg border border-line bg-sunken p-6"
      >
        {['w-2/5', 'w-full', 'w-11/12', 'w-4/5'].map((width) => (
          <div key={width} className={`h-4 rounded bg-line ${width}`} />
        ))}
      </div>
      <figcaption className="mt-2 text-ink-muted text-sm first-letter:uppercase">
        {config.style}, {config.position.replace('-', ' ')}, {config.size}: as it looks on your page before it
        is opened.
      </figcaption>
    </figure>
  );
}
