import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import type { MailChoices } from '#shared/domain/mail/mail-kinds.ts';
import { loadClient } from '#web/lib/api/load-client.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';

type Account = Client['account'];
const profileKey = ['account', 'profile'];
const sessionsKey = ['account', 'sessions'];
const mailChoicesKey = ['account', 'mails'];

export function useProfile() {
  return useQuery({
    queryKey: profileKey,
    queryFn: async ({ signal }) => (await loadClient()).account.get({}, signal),
  });
}

export type AccountProfile = NonNullable<ReturnType<typeof useProfile>['data']>;

export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await loadClient()).account.listSessions({}, signal),
  });
}

/** A call that changes the account and then refetches it. */
function useAccountCall<Input, Output>(call: (account: Account, input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => call((await loadClient()).account, input),
    // Not awaited: the refetch may unmount the part of the page that reports the success.
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['account'] }),
  });
}

export function useMailChoices() {
  return useQuery({
    queryKey: mailChoicesKey,
    queryFn: async ({ signal }) => (await loadClient()).account.getMailChoices({}, signal),
  });
}

export function useMailChoicesChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (choices: MailChoices) => (await loadClient()).account.saveMailChoices(choices),
    onSuccess: (choices) => queries.setQueryData(mailChoicesKey, choices),
  });
}

export function useUnsubscription() {
  return useMutation({
    mutationFn: async (token: string) => (await loadClient()).mails.unsubscribe({ token }),
  });
}

export function usePasswordChange() {
  return useAccountCall(async (account, input: Parameters<Account['changePassword']>[0]) => {
    const { tokens } = await account.changePassword(input);
    signInStore.write('user', { ...tokens, profile: signInStore.findProfile('user') ?? '{}' });
  });
}

export function useEmailChange() {
  return useAccountCall((account, wish: Parameters<Account['changeEmail']>[0]) => account.changeEmail(wish));
}

export function useEmailKeeping() {
  return useAccountCall((account, _input: undefined) => account.cancelEmailChange({}));
}

export function useConfirmationMail() {
  return useAccountCall((account, _input: undefined) => account.resendConfirmation({}));
}

type SessionEnd = {
  sessionId: string;
  /** Once the server has asked for it. */
  currentPassword?: string;
};

export function useSessionEnd() {
  return useAccountCall(async (account, { sessionId, currentPassword }: SessionEnd) => {
    if (currentPassword !== undefined) await account.confirmPassword({ currentPassword });
    return account.endSession({ sessionId });
  });
}

export function useSecondFactorStart() {
  return useAccountCall((account, currentPassword: string) => account.beginSecondFactor({ currentPassword }));
}

export function useSecondFactorEnabling() {
  return useAccountCall((account, code: string) => account.enableSecondFactor({ code }));
}

export function useSecondFactorRemoval() {
  return useAccountCall((account, input: Parameters<Account['disableSecondFactor']>[0]) =>
    account.disableSecondFactor(input),
  );
}

export function useDeletionRequest() {
  return useMutation({
    mutationFn: async (input: Parameters<Account['requestDeletion']>[0]) =>
      (await loadClient()).account.requestDeletion(input),
  });
}
