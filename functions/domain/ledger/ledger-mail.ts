import { brands } from '#shared/brands/index.ts';
import { dashboardPath } from '#shared/domain/conversion/dashboard-path.ts';
import type { Organisation, User } from '../accounts/account.ts';
import { composeWordyMail } from '../mail/compose-mail.ts';
import { formatDay } from '../mail/format-day.ts';
import type { Mail } from '../mail/mail.ts';
import type { Seal } from './ports.ts';

type Addressee = {
  organisation: Pick<Organisation, 'brandId' | 'name'>;
  owner: Pick<User, 'name' | 'email'>;
  readHost?: string | undefined;
  origin: string;
};

/** The code of a day, which its owner keeps outside our reach. */
export function composeSealMail(
  { header, root }: Omit<Seal, 'hashes'>,
  { organisation, owner, readHost, origin }: Addressee,
): Mail {
  const { conversionId, day, answers } = header;
  const date = formatDay(new Date(day));
  const count = `${answers.toLocaleString('en-US')} ${answers === 1 ? 'answer' : 'answers'}`;
  const said = { name: owner.name, company: organisation.name, readHost };
  return composeWordyMail(said, ({ name, company }) => ({
    type: 'answer-record',
    mailId: `answer-record-${conversionId}-${day}`,
    kind: 'records',
    to: owner.email,
    brand: brands[organisation.brandId],
    subject: `Answer record of ${date}: ${company}`,
    greetingName: name,
    paragraphs: [
      `On ${date} (UTC), the assistant of ${company} gave ${count}. Keep this email: with this code anybody can check that none of them was changed later.`,
    ],
    code: root,
    action: {
      label: 'Download the record',
      url: `${origin}${dashboardPath(conversionId)}?tab=account&section=data`,
    },
  }));
}
