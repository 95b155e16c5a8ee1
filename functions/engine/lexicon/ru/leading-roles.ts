import type { LeadingRoleWords } from '../lexicon.ts';

export const leadingRoles: LeadingRoleWords = {
  titles: {
    executive: 'директор генеральный_директор руководитель',
    owner: 'владелец владелица',
    founder: 'основатель основательница',
    chair: 'председатель президент',
  },
  asked: {
    founder: 'основал',
  },
  askedOfAny: 'главный главная начальник руководит возглавляет',
};
