import { defaultWidgetConfig, type WidgetConfig, widgetScriptPath } from './widget-config.ts';

/** Settings of an embed code: those of the page, and what its note says to whoever finds it there. */
export type SnippetSettings = WidgetConfig & { domain?: string; schoolName?: string };

/** The forms of the embed code. */
export type SnippetKind = 'html' | 'tag-manager' | 'next';

/** The embed code without default settings. */
export function makeSnippet(settings: SnippetSettings, origin: string, kind: SnippetKind = 'html'): string {
  switch (kind) {
    case 'html':
      return makeElement(settings, origin);
    case 'tag-manager':
      return makeTagManagerCode(settings, origin);
    case 'next':
      return makeNextCode(settings, origin);
  }
}

/** The settings of a code that asks the assistant for all others. */
export function nameOnly({ id, domain, schoolName }: SnippetSettings): SnippetSettings {
  return {
    ...{ ...defaultWidgetConfig, id },
    ...(domain !== undefined && { domain }),
    ...(schoolName !== undefined && { schoolName }),
  };
}

/** The sources that a Content Security Policy must allow. */
export const makePolicyLine = (origin: string): string => `script-src ${origin}; frame-src ${origin}`;

function makeElement(settings: SnippetSettings, origin: string): string {
  const script = `<script async src="${origin}${widgetScriptPath}"${listAttributes(settings)}></script>`;
  return joinLines(describeSnippet(settings, ['<!-- ', ' -->']), script);
}

/** Tag managers drop unknown attributes: all settings go into a call. */
function makeTagManagerCode(settings: SnippetSettings, origin: string): string {
  const texts = JSON.stringify(Object.fromEntries(listSettings(settings))).replaceAll('<', '\\u003c');
  return joinLines(
    describeSnippet(settings, ['<!-- ', ' -->']),
    '<script>',
    `  (window.GPTsite = window.GPTsite || []).push(['create', ${texts}]);`,
    '</script>',
    `<script async src="${origin}${widgetScriptPath}"></script>`,
  );
}

function makeNextCode(settings: SnippetSettings, origin: string): string {
  return joinLines(
    "import Script from 'next/script';",
    '',
    describeSnippet(settings, ['{/* ', ' */}']),
    `<Script src="${origin}${widgetScriptPath}"${listAttributes(settings)} />`,
  );
}

function joinLines(...lines: (string | undefined)[]): string {
  return lines.filter((line) => line !== undefined).join('\n');
}

/** A comment for whoever finds the code; nothing in it can end the comment. */
function describeSnippet(
  { schoolName, domain }: SnippetSettings,
  [open, close]: readonly [string, string],
): string | undefined {
  if (!schoolName && !domain) return undefined;
  const note = `AI assistant${schoolName ? ` of ${schoolName}` : ''}${domain ? ` for ${domain}` : ''}`;
  return open + note.replace(/-{2,}/g, '-').replace(/[<>]|\*\//g, ' ') + close;
}

function listAttributes(settings: SnippetSettings): string {
  return listSettings(settings)
    .map(([name, value]) => ` data-${toKebabCase(name)}="${escapeHtml(value)}"`)
    .join('');
}

function listSettings({
  id,
  hideOn,
  domain: _domain,
  schoolName: _schoolName,
  ...config
}: SnippetSettings): [string, string][] {
  const standard = new Map<string, unknown>(Object.entries(defaultWidgetConfig));
  const chosen = Object.entries(config)
    .filter(([name, value]) => value !== '' && value !== standard.get(name))
    .map(([name, value]) => [name, String(value)] satisfies [string, string]);
  return [
    ['id', id],
    ...chosen,
    ...(hideOn.length > 0 ? [['hideOn', hideOn.join(',')] satisfies [string, string]] : []),
  ];
}

const toKebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
