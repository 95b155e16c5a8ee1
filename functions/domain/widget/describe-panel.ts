import { adviceNotes } from '#shared/brands/conduct/advice-notes.ts';
import { brands } from '#shared/brands/index.ts';
import type { WidgetPanel } from '#shared/contract/assistant/widget.ts';
import { AppError } from '#shared/errors.ts';
import { adviceTexts } from '#shared/texts/advice-texts.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { applySettings } from '../conversions/apply-settings.ts';
import { speakToVisitor } from '../conversions/speak-to-visitor.ts';
import { findPause } from '../plans/pause.ts';
import { isAllowedHost } from './is-allowed-host.ts';
import { isOwnHost } from './is-own-host.ts';
import { noteOpening } from './note-opening.ts';
import type { PanelPorts } from './ports.ts';

/** Six chips: document 3 section 2. */
const popularQuestionCount = 6;

/**
 * The panel's content on a page of `host`. Throws CONVERSION_NOT_FOUND, and NOT_READY before there is any
 * knowledge.
 */
export async function describePanel(
  ports: PanelPorts,
  conversionId: string,
  { host, language }: { host: string; language?: VisitorLanguage | undefined },
): Promise<WidgetPanel> {
  const [conversion, widget, settings] = await Promise.all([
    ports.conversions.find(conversionId),
    ports.widgets.find(conversionId),
    ports.findSettings(conversionId),
  ]);
  if (!conversion) throw new AppError('CONVERSION_NOT_FOUND');
  const { brandId, companyName, knowledgeVersion } = conversion;
  if (!knowledgeVersion) throw new AppError('NOT_READY');
  const site = conversion.site && (await speakToVisitor(applySettings(conversion.site, settings), language));
  const isAllowed = isOwnHost(ports, host) || isAllowedHost(host, widget.allowedDomains ?? []);
  const [pause] = await Promise.all([
    findPause(ports, conversion),
    isAllowed && noteOpening(ports, conversion, host, widget),
  ]);
  const { colors, look, contact } = brands[brandId];
  const advice = adviceNotes[brandId];
  return {
    name: site?.name ?? (settings?.siteName || companyName),
    phone: site?.phone ?? contact.phone,
    ...(site?.telephones && { telephones: site.telephones }),
    colors: { ...colors, ...(site?.brandColor && { primary: site.brandColor }) },
    ...(site?.logoUrl && { logoUrl: site.logoUrl }),
    corner: look.corner,
    popularQuestions: (site?.popularQuestions ?? []).slice(0, popularQuestionCount),
    ...(site?.greeting && { greeting: site.greeting }),
    ...(advice && { note: adviceTexts[language ?? 'en'][advice] }),
    pause,
    isAllowed,
  };
}
