import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Client } from '#shared/client.ts';
import { readParts } from '#web/lib/api/read-parts.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';

type Letter = Omit<Parameters<Client['superadmin']['mailUsers']>[0], 'mailingId' | 'after'>;

/** Writes to customers part by part. A second try of the same letter continues, and writes to nobody twice. */
export function useMailing() {
  const [written, setWritten] = useState(0);
  const mailing = useRef({ id: '', letter: '' });
  const { mutate, isPending, error } = useMutation({
    ...staffApi.superadmin.mailUsers.mutation(),
    mutationFn: async (letter: Letter) => {
      const text = JSON.stringify(letter);
      if (mailing.current.letter !== text) mailing.current = { id: crypto.randomUUID(), letter: text };
      const total = { sent: 0, waiting: 0, declined: 0 };
      const mailingId = mailing.current.id;
      for await (const part of readParts((after) =>
        staffApi.superadmin.mailUsers.call({ ...letter, mailingId, after }),
      )) {
        for (const name of ['sent', 'waiting', 'declined'] as const) total[name] += part[name];
        setWritten(total.sent + total.waiting + total.declined);
      }
      return total;
    },
  });
  return { mutate, isPending, error, written };
}
