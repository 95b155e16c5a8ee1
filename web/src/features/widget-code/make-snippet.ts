import {
  defaultWidgetConfig,
  type WidgetConfig,
  widgetScriptPath,
} from '#shared/domain/widget/widget-config.ts';

/** The script element for a page of plain HTML, without default settings. */
export function makeSnippet(config: WidgetConfig, origin: string): string {
  const attributes = listSettings(config).map(
    ([name, value]) => ` data-${toKebabCase(name)}="${escapeHtml(value)}"`,
  );
  return `<script async src="${origin}${widgetScriptPath}"${attributes.join('')}></script>`;
}

/** The same for tag managers, which drop unknown attributes: all settings go into a call. */
export function makeTagManagerSnippet(config: WidgetConfig, origin: string): string {
  const settings = JSON.stringify(Object.fromEntries(listSettings(config))).replaceAll('<', '\\u003c');
  return `<script>
  (window.GPTsite = window.GPTsite || []).push(['create', ${settings}]);
</script>
<script async src="${origin}${widgetScriptPath}"></script>`;
}

/** The sources that a Content Security Policy must allow. */
export function makePolicyLine(origin: string): string {
  return `script-src ${origin}; frame-src ${origin}`;
}

function listSettings({ hideOn, ...config }: WidgetConfig): [string, string][] {
  const standard = new Map<string, unknown>(Object.entries(defaultWidgetConfig));
  const chosen = Object.entries(config).filter(([name, value]) => value !== standard.get(name));
  return [...chosen, ...(hideOn.length > 0 ? [['hideOn', hideOn.join(',')] satisfies [string, string]] : [])];
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
