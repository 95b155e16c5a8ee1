import type { LeadingRoleWords } from '../lexicon.ts';

export const leadingRoles: LeadingRoleWords = {
  titles: {
    head: 'rector rectora',
    executive: 'directora director_general directora_general gerente gerente_general encargado encargada',
    owner: 'dueno duena duenos propietario propietaria propietarios',
    founder: 'fundador fundadora socio_fundador socia_fundadora',
    chair: 'presidente presidenta',
  },
  asked: {
    owner: 'pertenece',
    founder: 'fundo',
  },
  askedOfAny: 'jefe jefa jefes dirige manda al_mando a_cargo responsable encargado',
};
