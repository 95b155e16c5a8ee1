import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api/api.ts';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { Switch } from '#web/ui/form/switch.tsx';

/** Whether everybody in the organisation needs an authenticator app. */
export function SecondFactorRule({ isOn }: { isOn: boolean }) {
  const queries = useQueryClient();
  const { mutate, variables, isPending, error } = useMutation({
    ...api.members.saveRules.mutation(),
    // Shown before the list is read again.
    onSuccess: (saved) =>
      queries.setQueryData(api.members.list.query({}).queryKey, (list) => list && { ...list, ...saved }),
  });
  return (
    <div className="mt-5">
      <div className="flex items-center justify-between gap-4">
        <label htmlFor="asks-second-factor" className="font-semibold">
          Everybody signs in with an authenticator app
        </label>
        <Switch
          id="asks-second-factor"
          describedBy="asks-second-factor-hint"
          isOn={isPending ? variables.asksSecondFactor : isOn}
          onChange={(asksSecondFactor) => mutate({ asksSecondFactor })}
        />
      </div>
      <p id="asks-second-factor-hint" className="mt-1 max-w-prose text-ink-muted text-sm">
        Members who have none are signed out, and set it up when they sign in again. You set up yours the next
        time you sign in.
      </p>
      <FailureLine error={error} />
    </div>
  );
}
