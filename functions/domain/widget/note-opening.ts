import type { Conversion } from '../conversions/conversion.ts';
import { isOwnHost } from './is-own-host.ts';
import type { PanelPorts } from './ports.ts';
import type { StoredWidget } from './stored-widget.ts';

/** One write an hour and host, however many visitors open the widget. */
const noteEveryMs = 3_600_000;
/** The website's own host is noted beyond this number too, whatever other hosts claim to have the widget. */
const mostHosts = 20;

/**
 * Notes that a visitor opened the widget on a page of `host`: the host and two instants, and nothing about the
 * visitor. Our own pages, where the owner tries the widget, do not count.
 */
export async function noteOpening(
  { widgets, now, siteOrigin }: Pick<PanelPorts, 'widgets' | 'now' | 'siteOrigin'>,
  { conversionId, url }: Pick<Conversion, 'conversionId' | 'url'>,
  host: string,
  { hosts }: Pick<StoredWidget, 'hosts'>,
): Promise<void> {
  const name = host.toLowerCase();
  if (name === '' || isOwnHost({ siteOrigin }, name)) return;
  const at = now();
  const known = hosts[name];
  if (known && at.getTime() - Date.parse(known.lastSeen) < noteEveryMs) return;
  const isOwn = url !== null && new URL(url).host === name;
  if (!known && !isOwn && Object.keys(hosts).length >= mostHosts) return;
  const lastSeen = at.toISOString();
  // Openings at once pass the line above.
  const most = isOwn ? Number.MAX_SAFE_INTEGER : mostHosts;
  await widgets.saveHost(conversionId, name, { since: known?.since ?? lastSeen, lastSeen }, most);
}
