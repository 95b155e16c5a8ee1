import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BrandId } from '#shared/brands/brand-names.ts';
import { contactMessageSchema } from '#shared/domain/contact-message.ts';
import type { Profile } from '#shared/domain/identity.ts';
import { AppError, type FieldIssue } from '#shared/errors.ts';
import { api } from '#web/lib/api/api.ts';
import { visitorApi } from '#web/lib/api/visitor-api.ts';
import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';

const emptyForm = { name: '', organization: '', phone: '', email: '', message: '', captcha: '' };
export type ContactField = keyof typeof emptyForm;

/** State of the contact form. The input stays when sending fails. */
export function useContactForm(brandId: BrandId) {
  const [values, setValues] = useState(emptyForm);
  const [issues, setIssues] = useState<FieldIssue[]>([]);
  // Each is valid once.
  const { data: captcha, refetch } = useQuery({ ...visitorApi.contact.issueCaptcha.query({}), gcTime: 0 });
  const sender = useSender();
  const sending = useMutation(visitorApi.contact.submit.mutation({ isQuiet: true }));
  const { mutate, data: sent, isPending, isSuccess, error, reset } = sending;

  useEffect(() => {
    if (sender) setValues((current) => fillBlanks(current, sender));
  }, [sender]);

  const setValue = (field: ContactField, value: string) => {
    setIssues((current) => current.filter((issue) => issue.field !== field));
    setValues((current) => ({ ...current, [field]: value }));
  };
  const renewCaptcha = () => {
    setValue('captcha', '');
    void refetch();
  };
  const explain = (cause: Error) => {
    // Nothing was answered, so nothing that was typed is lost.
    if (!(cause instanceof AppError)) return;
    setIssues(cause.issues);
    // The captcha is used up, whatever the outcome.
    setValues((current) => ({ ...current, captcha: '' }));
    void refetch();
  };

  return {
    values,
    issues,
    captcha,
    isPending,
    isSent: isSuccess,
    statusPath: sent?.statusPath,
    failure: describeFailure(error),
    setValue,
    renewCaptcha,
    startOver() {
      setValues(sender ? fillBlanks(emptyForm, sender) : emptyForm);
      void refetch();
      reset();
    },
    /** Sends a complete form; returns its issues otherwise. */
    send(): FieldIssue[] {
      const found = findIssues(values);
      setIssues(found);
      if (found.length === 0 && !isPending) {
        mutate({ ...values, platform: brandId, captchaId: captcha?.captchaId ?? '' }, { onError: explain });
      }
      return found;
    },
  };
}

/** The account that is signed in; nobody once its session has ended. */
function useSender(): Profile | undefined {
  const isHydrated = useIsHydrated();
  const isSignedIn = isHydrated && signInStore.isSignedIn('user');
  return useQuery({ ...api.account.get.query({}), enabled: isSignedIn }).data;
}

/** Fills empty fields with the known sender's details. */
function fillBlanks(
  values: typeof emptyForm,
  { name, email, phone, organisation }: Pick<Profile, 'name' | 'email' | 'phone' | 'organisation'>,
): typeof emptyForm {
  return {
    ...values,
    name: values.name || name,
    email: values.email || email,
    phone: values.phone || phone,
    organization: values.organization || (organisation?.name ?? ''),
  };
}

function findIssues(values: typeof emptyForm): FieldIssue[] {
  const result = contactMessageSchema.safeParse(values);
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => ({ field: String(path[0]), message }));
}

function describeFailure(error: Error | null): string | undefined {
  if (!error) return undefined;
  return error instanceof AppError ? error.message : 'Please try again later.';
}
