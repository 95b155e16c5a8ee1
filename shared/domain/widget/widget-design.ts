import * as z from 'zod';
import { isHostName } from '../addresses/addresses.ts';
import {
  defaultWidgetConfig,
  widgetMessageLimitCharacters,
  widgetPositions,
  widgetSizeNames,
  widgetStyles,
} from './widget-config.ts';

export const schoolNameLimitCharacters = 120;

/** What an owner chose in the generator of embed code: document 2 section 2.2. */
export const widgetDesignSchema = z.object({
  /** Host name of the website with the widget, or an empty text. */
  domain: z
    .string()
    .trim()
    .toLowerCase()
    .max(253)
    .refine(
      (domain) => domain === '' || isHostName(domain),
      'Please enter only the domain, such as www.example.org, without https:// and without a path.',
    ),
  schoolName: z.string().trim().max(schoolNameLimitCharacters),
  position: z.enum(widgetPositions),
  size: z.enum(widgetSizeNames),
  style: z.enum(widgetStyles),
  /** Empty for the default text. */
  message: z.string().trim().max(widgetMessageLimitCharacters),
  color: z.string().regex(/^#[0-9a-f]{6}$/i, 'Please choose a color.'),
  hideOn: z.array(z.string().trim().min(1).max(200)).max(50),
  /** Designs saved earlier have neither of these. */
  teaser: z.boolean().default(defaultWidgetConfig.teaser),
  unread: z.boolean().default(defaultWidgetConfig.unread),
});
export type WidgetDesign = z.infer<typeof widgetDesignSchema>;

const { id: _id, ...defaults } = defaultWidgetConfig;

/** The design before the owner changes it. */
export const defaultWidgetDesign: WidgetDesign = {
  ...defaults,
  hideOn: [...defaults.hideOn],
  domain: '',
  schoolName: '',
};

/** A half typed domain, which its field reports, keeps nothing else from being saved. */
export function leaveOutBrokenDomain(design: WidgetDesign): WidgetDesign {
  const isDomain = widgetDesignSchema.shape.domain.safeParse(design.domain).success;
  return isDomain ? design : { ...design, domain: '' };
}
