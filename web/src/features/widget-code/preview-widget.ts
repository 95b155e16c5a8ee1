import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { defaultWidgetConfig, type WidgetConfig } from '#shared/domain/widget/widget-config.ts';
import { drawLauncher } from '../../../widget/launcher.ts';
import { openPanelFrame } from '../../../widget/panel-frame.ts';

/** Lengths of the window become lengths of the preview, whose height is `--room`. */
const previewStyle = `
.floating .panel,.banner .panel{max-height:calc(var(--room) - var(--height) - 64px)}
@media(max-width:640px){.box .panel{height:100%}}
`;

export type PreviewWidget = {
  host: HTMLElement;
  /** Applies other settings without loading the panel again. */
  dress(config: WidgetConfig): void;
  remove(): void;
};

/** A widget in a box instead of a page, with the embed script's own launcher and panel. */
export function drawPreviewWidget(id: string, isOpenAtFirst: boolean): PreviewWidget {
  const { host, button, box, setOpen } = drawLauncher({ ...defaultWidgetConfig, id });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(previewStyle);
  host.shadowRoot?.adoptedStyleSheets.push(sheet);
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    if (panel) panel.element.hidden = !isOpen;
  };
  const panel = isConversionId(id)
    ? openPanelFrame(
        { id, title: 'Preview of the chat', origin: location.origin },
        ({ gptsite }) => gptsite === 'close' && close(),
      )
    : undefined;
  const close = () => {
    show(false);
    button.focus();
  };
  if (panel) box.append(panel.element);
  button.addEventListener('click', () => show(button.getAttribute('aria-expanded') !== 'true'));
  show(isOpenAtFirst && panel !== undefined);
  return {
    host,
    dress(config) {
      const { box: wanted } = drawLauncher(config);
      // An open card is taller than the preview; closed, it shows what visitors see first.
      if (config.style === 'embedded' && !box.classList.contains('embedded')) show(false);
      box.className = wanted.className;
      box.style.cssText = wanted.style.cssText;
      box.setAttribute('aria-label', config.message);
      for (const text of button.querySelectorAll('.text,.teaser')) text.textContent = config.message;
    },
    remove() {
      panel?.remove();
      host.remove();
    },
  };
}
