import { useQuery } from '@tanstack/react-query';
import { isWidgetColor } from '#shared/domain/widget/widget-config.ts';
import { siteProfileQuery } from './site-profile-query.ts';

/** The color of an organization's website, else `fallback`. */
export function useSiteColor(conversionId: string, fallback: string): string {
  const { data } = useQuery({ ...siteProfileQuery(conversionId), enabled: conversionId !== '' });
  const color = data && 'site' in data ? data.site?.brandColor : undefined;
  return isWidgetColor(color) ? color : fallback;
}
