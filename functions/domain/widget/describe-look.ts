import { brands } from '#shared/brands/index.ts';
import {
  defaultWidgetConfig,
  type WidgetConfig,
  widgetMessageLimitCharacters,
} from '#shared/domain/widget/widget-config.ts';
import { defaultWidgetDesign } from '#shared/domain/widget/widget-design.ts';
import { applySettings } from '../conversions/apply-settings.ts';
import type { PanelPorts } from './ports.ts';

type LookPorts = Pick<PanelPorts, 'conversions' | 'findSettings'> & {
  widgets: Pick<PanelPorts['widgets'], 'find'>;
};

/**
 * The launcher as its owner chose it, in the panel's color where they chose none. An assistant that is gone has the usual
 * one, whose panel says so: without an answer the script would look for it elsewhere.
 */
export async function describeLook(ports: LookPorts, conversionId: string): Promise<WidgetConfig> {
  const [conversion, { design = defaultWidgetDesign }, settings] = await Promise.all([
    ports.conversions.find(conversionId),
    ports.widgets.find(conversionId),
    ports.findSettings(conversionId),
  ]);
  if (!conversion) return { ...defaultWidgetConfig, id: conversionId };
  const { domain: _noted, schoolName: _named, ...chosen } = design;
  const site = conversion.site && applySettings(conversion.site, settings);
  const ownColor = site?.brandColor ?? brands[conversion.brandId].colors.primary;
  return {
    ...chosen,
    id: conversionId,
    message: chosen.message || defaultWidgetConfig.message,
    color: chosen.color === defaultWidgetConfig.color ? ownColor : chosen.color,
  };
}

const reason = ' (in a new tab: this page can’t show it)';

/**
 * The call of the embed script's interface that draws a launcher. No frame is shown on a page without an origin, such as
 * a file or a sandboxed frame, or inside one, nor on an isolated page by browsers that do not ask without cookies: there the
 * launcher opens a tab, and says why.
 */
export function writeLook(look: WidgetConfig): Uint8Array<ArrayBuffer> {
  const message = look.message.slice(0, widgetMessageLimitCharacters - reason.length) + reason;
  const [usual, apart] = [look, { message, isApart: true }].map((settings) =>
    JSON.stringify(settings).replaceAll('<', '\\u003c'),
  );
  const isNowhere = '[self.origin,...location.ancestorOrigins||[]].includes("null")';
  const isIsolated = 'self.crossOriginIsolated&&!("credentialless"in HTMLIFrameElement.prototype)';
  return new TextEncoder().encode(
    `(window.GPTsite=window.GPTsite||[]).push(["look",Object.assign(${usual},(${isNowhere}||${isIsolated})&&${apart})])`,
  );
}
