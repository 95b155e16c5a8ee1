import { type WidgetConfig, widgetSizes } from '#shared/domain/widget/widget-config.ts';
import { chooseInk, launcherStyle } from './launcher-style.ts';

export type Launcher = {
  /** The element whose shadow tree contains the widget. */
  host: HTMLElement;
  button: HTMLButtonElement;
  /** Container of the panel, on the side of the launcher with room for it. */
  box: HTMLElement;
  /** Shows whether a press opens or closes the panel; once it is open, nothing in it is unread. */
  setOpen(isOpen: boolean): void;
  /** Counts an answer that nobody has seen, in the launcher's name too. */
  addUnread(): void;
};

/** Name of the widget's own element, so that a page's rules for its elements do not mean it. */
export const widgetTag = 'gptsite-widget';

const namespace = 'http://www.w3.org/2000/svg';
const speechBubble =
  'M12 3C6.5 3 2 6.8 2 11.5c0 2.4 1.2 4.5 3 6L4 22l5-2.4c1 .2 2 .4 3 .4 5.5 0 10-3.8 10-8.5S17.5 3 12 3Z';
const cross = 'M5 5l14 14M19 5 5 19';

/** Builds a launcher without inline styles or markup, which strict content security policies forbid. */
export function drawLauncher({ style, position, size, message, color }: WidgetConfig): Launcher {
  const host = document.createElement(widgetTag);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(launcherStyle);
  root.adoptedStyleSheets = [sheet];
  const box = document.createElement('section');
  box.setAttribute('aria-label', message);
  box.className = `box ${style} ${position.includes('top') ? 'top' : 'bottom'} ${/left|right|center/.exec(position)}`;
  box.style.setProperty('--height', `${widgetSizes[size]}px`);
  box.style.setProperty('--color', color);
  box.style.setProperty('--ink', chooseInk(color));
  const button = document.createElement('button');
  button.type = 'button';
  const icon = document.createElementNS(namespace, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  icon.append(path);
  const text = drawText('text', message);
  // A round launcher's name, for those who see; the button says it to all others.
  const teaser = drawText('teaser', message);
  const badge = drawText('badge', '');
  for (const shown of [teaser, badge]) shown.setAttribute('aria-hidden', 'true');
  button.append(icon, text, teaser, badge);
  box.append(button);
  root.append(box);
  let unread = 0;
  const count = (change: number) => {
    unread += change;
    badge.hidden = !unread;
    badge.textContent = `${unread}`;
    text.textContent = unread ? `(${unread}) ${message}` : message;
  };
  const setOpen = (isOpen: boolean) => {
    button.setAttribute('aria-expanded', `${isOpen}`);
    path.setAttribute('d', isOpen ? cross : speechBubble);
    if (isOpen) count(-unread);
  };
  setOpen(false);
  count(0);
  return { host, button, box, setOpen, addUnread: () => count(1) };
}

function drawText(name: string, content: string): HTMLElement {
  const text = document.createElement('span');
  text.className = name;
  text.dir = 'auto';
  text.textContent = content;
  return text;
}
