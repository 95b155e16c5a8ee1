import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { dashboardKey } from '#web/lib/api/answer-keys.ts';
import { loadClient } from '#web/lib/api/load-client.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { loadTexts } from '#web/lib/texts/use-texts.tsx';

/** Document 2 section 9 for the caller's own dashboard, document 3 section 9 for one named in the address. */
const refreshMilliseconds = { own: 30_000, named: 15_000 } as const;

/** Figures of an assistant; by default the caller's first. */
export function useDashboard(conversionId: string | undefined) {
  return useQuery({
    queryKey: [...dashboardKey, conversionId ?? 'first'],
    queryFn: async ({ signal }) => (await loadClient()).dashboard.get({ conversionId }, signal),
    refetchInterval: refreshMilliseconds[conversionId ? 'named' : 'own'],
  });
}

const weekRefreshMilliseconds = 300_000;

/** The figures of the last seven days and of those before. */
export function useWeek(conversionId: string) {
  return useQuery({
    queryKey: [...dashboardKey, 'week', conversionId],
    queryFn: async ({ signal }) =>
      (await loadClient()).dashboard.getAnalytics({ conversionId, timeframe: '7d' }, signal),
    refetchInterval: weekRefreshMilliseconds,
  });
}

/** What waits for the owner; refreshed with every other figure of the dashboard. */
export function useAttention(conversionId: string) {
  return useQuery({
    queryKey: [...dashboardKey, 'attention', conversionId],
    queryFn: async ({ signal }) => (await loadClient()).dashboard.getAttention({ conversionId }, signal),
    refetchInterval: refreshMilliseconds.own,
  });
}

/** Reads what waits again, without a question that was answered. */
export function useAttentionRefresh(conversionId: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [...dashboardKey, 'attention', conversionId] });
}

/** Takes an open question off the list, or puts it back. */
export function useDismissal(conversionId: string) {
  const refresh = useAttentionRefresh(conversionId);
  return useMutation({
    mutationFn: async ({ questionId, isDismissed }: { questionId: string; isDismissed: boolean }) => {
      const { dashboard } = await loadClient();
      const question = { conversionId, questionId };
      await (isDismissed ? dashboard.dismissQuestion(question) : dashboard.restoreQuestion(question));
    },
    onSuccess: refresh,
  });
}

export const shownSiteKey = (conversionId: string) => ['shown-site', conversionId];

/** What visitors see of the organisation, as read on its website or chosen by the owner. */
export function useShownSite(conversionId: string) {
  return useQuery({
    queryKey: shownSiteKey(conversionId),
    queryFn: async ({ signal }) => {
      const { conversions } = await loadClient();
      const brandId = brandOfConversion(conversionId);
      return (await conversions.getBrandProgress({ brandId, conversionId }, signal)).site;
    },
  });
}

/** The greeting of an assistant without one of its owner's. */
export function useUsualGreeting(name: string | undefined) {
  const { data: texts } = useQuery({ queryKey: ['usual-texts'], queryFn: () => loadTexts('en') });
  return texts && name && fillText(texts.greeting, { name });
}

export const settingsKey = (conversionId: string) => ['dashboard-settings', conversionId];

export function useDashboardSettings(conversionId: string) {
  return useQuery({
    queryKey: settingsKey(conversionId),
    queryFn: async ({ signal }) => (await loadClient()).dashboard.getSettings({ conversionId }, signal),
  });
}

/** Addresses that are to get messages or form entries, and have yet to confirm; until they are known, the `likely` ones. */
export function useUnconfirmedAddresses(
  conversionId: string,
  recipients: readonly string[],
  likely: readonly string[] = [],
) {
  return useQuery({
    // Read again once other recipients are saved.
    queryKey: ['unconfirmed-addresses', conversionId, recipients],
    queryFn: async ({ signal }) => (await loadClient()).dashboard.listUnconfirmed({ conversionId }, signal),
    ...(likely.length > 0 && { placeholderData: { addresses: [...likely] } }),
    // The link is opened in another tab, and then this one is looked at again.
    refetchOnWindowFocus: true,
  });
}

/** Mails an address the link that confirms it once more. */
export function useConfirmationRequest(conversionId: string, email: string) {
  return useMutation({
    mutationFn: async () => (await loadClient()).dashboard.askToConfirm({ conversionId, email }),
  });
}
