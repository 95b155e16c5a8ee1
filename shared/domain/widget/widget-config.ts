/** Launcher position: document 2 section 2.2. */
export const widgetPositions = [
  'bottom-right',
  'bottom-left',
  'top-right',
  'top-left',
  'center-bottom',
] as const;
export type WidgetPosition = (typeof widgetPositions)[number];

/** Launcher height in CSS pixels: document 2 section 2.2. */
export const widgetSizes = { small: 60, medium: 80, large: 100 } as const;
export type WidgetSize = keyof typeof widgetSizes;
export const widgetSizeNames: readonly WidgetSize[] = ['small', 'medium', 'large'];

/** Launcher style: a round floating button, a card embedded in the page, or a bar along the page's edge. */
export const widgetStyles = ['floating', 'embedded', 'banner'] as const;
export type WidgetStyle = (typeof widgetStyles)[number];

/** Settings of the page that embeds an assistant. */
export type WidgetConfig = {
  /** The assistant's conversion id. */
  id: string;
  position: WidgetPosition;
  size: WidgetSize;
  style: WidgetStyle;
  /** Launcher text; for a round one, its accessible name. */
  message: string;
  /** Launcher color as `#rrggbb`. */
  color: string;
  /** Paths without a widget; `*` matches any characters. */
  hideOn: readonly string[];
  /** Whether a round launcher shows its text for a moment to visitors who have just arrived. */
  teaser: boolean;
  /** Whether the launcher counts answers that came while the panel was closed. */
  unread: boolean;
  /** Whether the page cannot show the panel, so that a press opens the assistant's page in a tab. */
  isApart?: boolean | undefined;
};

export const defaultWidgetConfig: WidgetConfig = {
  id: '',
  position: 'bottom-right',
  size: 'small',
  style: 'floating',
  message: 'Chat with our AI Assistant',
  color: '#1f4e79',
  hideOn: [],
  teaser: true,
  unread: true,
};

/** Longest launcher text that fits a bar on a phone. */
export const widgetMessageLimitCharacters = 80;

/** Path of the embed script on every brand's host. Customers' pages hard-code it, so it never changes. */
export const widgetScriptPath = '/widget.js';

/** Path of the panel page inside a widget. */
export function widgetPanelPath(conversionId: string): string {
  return `/widget/${conversionId}`;
}

/** Replaces missing or invalid settings with defaults, so that visitors never see a broken widget. */
export function completeWidgetConfig(given: Readonly<Record<string, string | undefined>>): WidgetConfig {
  const { id, message, color = '', hideOn = '', teaser, unread } = given;
  const fallback = defaultWidgetConfig;
  return {
    id: id ?? fallback.id,
    position: widgetPositions.find((position) => position === given.position) ?? fallback.position,
    size: widgetSizeNames.find((size) => size === given.size) ?? fallback.size,
    style: widgetStyles.find((style) => style === given.style) ?? fallback.style,
    message: message?.trim().slice(0, widgetMessageLimitCharacters) || fallback.message,
    color: isWidgetColor(color) ? color : fallback.color,
    hideOn: hideOn.split(',').flatMap((path) => path.trim() || []),
    teaser: teaser !== 'false',
    unread: unread !== 'false',
    isApart: given.isApart === 'true' || undefined,
  };
}

/** Whether a text is a color that launcher and panel understand. */
export function isWidgetColor(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

/** Whether a path is excluded from the widget. */
export function isHiddenOn(path: string, hideOn: readonly string[]): boolean {
  return hideOn.some((pattern) =>
    new RegExp(`^${pattern.split('*').map(escapePattern).join('.*')}$`).test(path),
  );
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');
}
