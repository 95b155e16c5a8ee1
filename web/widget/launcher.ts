import { type WidgetConfig, widgetSizes } from '#shared/domain/widget/widget-config.ts';
import { chooseInk, launcherStyle } from './launcher-style.ts';

export type Launcher = {
  /** The element whose shadow tree contains the widget. */
  host: HTMLElement;
  button: HTMLButtonElement;
  /** Container of the panel, on the side of the launcher with room for it. */
  box: HTMLElement;
};

const namespace = 'http://www.w3.org/2000/svg';
const speechBubble =
  'M12 3C6.5 3 2 6.8 2 11.5c0 2.4 1.2 4.5 3 6L4 22l5-2.4c1 .2 2 .4 3 .4 5.5 0 10-3.8 10-8.5S17.5 3 12 3Z';

/** Builds a launcher without inline styles or markup, which strict content security policies forbid. */
export function drawLauncher({ style, position, size, message, color }: WidgetConfig): Launcher {
  const host = document.createElement('div');
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
  button.className = 'launcher';
  button.setAttribute('aria-expanded', 'false');
  const text = document.createElement('span');
  text.className = 'text';
  text.textContent = message;
  button.append(drawIcon(), text);
  box.append(button);
  root.append(box);
  return { host, button, box };
}

function drawIcon(): SVGElement {
  const icon = document.createElementNS(namespace, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', speechBubble);
  path.setAttribute('fill', 'currentColor');
  icon.append(path);
  return icon;
}
