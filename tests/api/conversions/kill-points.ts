/** What is converted: the small website, one of `startKillSites`, or an upload. */
export type KilledSource = 'small' | 'pages' | 'documents' | 'upload';

/** A point at which a process is killed, and what it then has to do once. */
export type KillPoint = {
  id: string;
  when: string;
  /** Lines of the kill point's file; none for a kill at a random time. */
  lines: string[];
  /** Whose death it is; the API takes the whole stack with it. */
  process: 'worker' | 'api';
  source: KilledSource;
  /** Whether the worker that dies may be sending a mail. */
  maySendMail?: boolean;
};

const sendMail = 'POST /v2/email/outbound-emails';
const atWorker = { process: 'worker', source: 'small' } as const;

/** The points of `../shared/security/faults.json`, where this product has them. */
export const killPoints: KillPoint[] = [
  {
    ...{ id: 'K01', when: 'the trial is stored and its work not begun', process: 'api', source: 'small' },
    lines: ['api before SendMessage'],
  },
  {
    ...{
      id: 'K02',
      maySendMail: true,
      when: 'its work is begun and the call not answered',
      process: 'api',
      source: 'small',
    },
    lines: ['pass api after SendMessage', 'api after SendMessage'],
  },
  {
    ...{ id: 'K03', when: 'an upload is stored and its record not', process: 'api', source: 'upload' },
    lines: ['api after PUT .*/uploads/.*'],
  },
  {
    ...atWorker,
    id: 'K04',
    maySendMail: true,
    when: 'a message is received',
    lines: ['run-conversion-step:received'],
  },
  { ...atWorker, id: 'K05', maySendMail: true, when: 'the first lease is taken', lines: ['plan:leased'] },
  {
    ...atWorker,
    id: 'K06',
    maySendMail: true,
    when: 'the website is planned and nothing saved',
    lines: ['before PUT .*/work/1-.*'],
  },
  {
    ...atWorker,
    id: 'K07',
    maySendMail: true,
    when: 'the first page is read and not saved',
    lines: ['before PUT .*/sources/.*'],
  },
  {
    ...{ ...atWorker, id: 'K08', when: 'page 12 of 25 is saved and not counted', source: 'pages' },
    lines: [...Array<string>(11).fill('pass after PUT .*/sources/.*'), 'after PUT .*/sources/.*'],
  },
  { ...atWorker, id: 'K09', when: 'pages are counted and the next step not sent', lines: ['crawl:finished'] },
  {
    ...{ ...atWorker, id: 'K10', when: 'document 3 of 3 is parsed and not saved', source: 'documents' },
    lines: ['pass document:read', 'before PUT .*/sources/.*'],
  },
  {
    ...atWorker,
    id: 'K11',
    when: 'the knowledge is built and not written',
    lines: ['before PUT .*/knowledge/.*'],
  },
  {
    ...atWorker,
    id: 'K12',
    when: 'the knowledge is written and not noted',
    lines: ['after PUT .*/knowledge/.*'],
  },
  {
    ...{ ...atWorker, id: 'K13', when: 'the assistant is about to be published' },
    lines: ['pass publish:begun', 'before TransactWriteItems'],
  },
  {
    ...{ ...atWorker, id: 'K14', when: 'the assistant has just been published' },
    lines: ['pass publish:begun', 'after TransactWriteItems'],
  },
  {
    ...{ ...atWorker, id: 'K15', when: 'the last mail is about to be sent' },
    lines: ['pass publish:finished', `before ${sendMail}`],
  },
  {
    ...{ ...atWorker, id: 'K16', maySendMail: true, when: 'the last mail is sent and not marked' },
    lines: ['pass publish:finished', `after ${sendMail}`],
  },
  {
    ...{ ...atWorker, id: 'K17', maySendMail: true, when: 'everything is done and the message not deleted' },
    lines: ['pass publish:finished', 'run-conversion-step:handled'],
  },
  { ...atWorker, id: 'K18', maySendMail: true, when: 'a random time', lines: [] },
];
