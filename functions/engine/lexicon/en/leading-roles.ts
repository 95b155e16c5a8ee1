import type { LeadingRoleWords } from '../lexicon.ts';

export const leadingRoles: LeadingRoleWords = {
  titles: {
    head: 'principal head headteacher head_teacher headmaster headmistress head_master head_principal',
    executive: `
      director executive_director managing_director ceo chief_executive chief_executive_officer
      general_manager managing_partner managing_member managing_attorney managing_shareholder
      managing_broker senior_partner`,
    owner: 'owner owners co_owner proprietor proprietress owner_operator owner_manager',
    founder: `
      founder founders co_founder founding_partner founding_attorney founding_member founding_director`,
    chair: `
      president chair chairman chairwoman chairperson board_chair chair_board board_president
      president_board`,
  },
  asked: {
    head: 'head_of_school',
    executive: 'manager top_manager',
    owner: 'owns owned_by belong_to belongs_to',
    founder: 'founded started_it',
    chair: 'chairs presides',
  },
  askedOfAny: `
    boss bosses big_boss in_charge person_in_charge head_person main_person top_person head_honcho
    leader leaders leads lead leading runs run running heads manages directs`,
};
