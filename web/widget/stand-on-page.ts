import { isHiddenOn, type WidgetConfig } from '#shared/domain/widget/widget-config.ts';
import type { Launcher } from './launcher.ts';
import { onRemoval } from './widget-element.ts';

type Standing = Pick<Launcher, 'host' | 'box'> & {
  config: WidgetConfig;
  /** Where an embedded widget belongs: before this node. */
  place: Node | null;
  signal: AbortSignal;
};

const removedAtOnceMilliseconds = 500;
const pollMilliseconds = 500;

/** Whether the browser shows elements above everything that the page draws. */
export const hasTopLayer = 'showPopover' in HTMLElement.prototype;

/**
 * Puts a widget on the page and back when the page removes it, until `signal` ends it. A page that removes it at once gets
 * it back twice a second, so that the two never lock up the page. An open modal dialog of the page stays above the widget,
 * which the browser makes inert meanwhile.
 */
export function standOnPage({ host, box, config, place, signal }: Standing): void {
  const isFloating = config.style !== 'embedded';
  const isLayered = isFloating && hasTopLayer;
  let home: ParentNode | undefined;
  let insertedAt = 0;
  if (isLayered) box.popover = 'manual';

  const isInPlace = () => !isFloating && document.body?.contains(place);
  const insert = () => {
    if (isInPlace()) place?.parentNode?.insertBefore(host, place);
    // Without a top layer, a transformed body would carry the launcher along.
    else if (isFloating && !isLayered) document.documentElement.append(host);
    // A card goes with the part of the page that it stood in.
    else if (isFloating || !home || home.isConnected) ((!isFloating && home) || document.body).append(host);
    home = host.parentElement ?? home;
    insertedAt = Date.now();
  };
  const stand = () => {
    if (signal.aborted) return;
    if (!document.body) return void setTimeout(stand, pollMilliseconds);
    host.hidden = isHiddenOn(location.pathname, config.hideOn);
    if (!host.isConnected) insert();
    if (!isLayered || !host.isConnected || box.matches(':popover-open')) return;
    if (!document.querySelector(':modal')) box.showPopover();
  };

  onRemoval(host, () =>
    setTimeout(stand, Date.now() - insertedAt < removedAtOnceMilliseconds ? removedAtOnceMilliseconds : 0),
  );
  followPage(stand, signal);
  // Before the page is read whole, its own scripts count its elements and nothing stands at its end.
  if (document.readyState === 'loading' && !isInPlace())
    document.addEventListener('DOMContentLoaded', stand, { signal });
  else stand();
}

/** Calls back after each change of the address, and when a dialog or the full screen ends. */
function followPage(onChange: () => void, signal: AbortSignal): void {
  for (const event of ['popstate', 'fullscreenchange', 'close'])
    addEventListener(event, onChange, { signal, capture: true });
  // Browsers without the Navigation API have no event for pushState.
  if (window.navigation) window.navigation.addEventListener('currententrychange', onChange, { signal });
  else {
    const poll = setInterval(onChange, pollMilliseconds);
    signal.addEventListener('abort', () => clearInterval(poll));
  }
}
