import type { StemData } from '../lexicon.ts';

export const stems: StemData = {
  rounds: [
    `ces>z/2 eses>es/3 nes>n/3 res>r/3 les>l/3 des>d/3 as>a/2 es>e/2 os>o/2 s>/4`,
    `ariai>/3 eriai>/3 iriai>/3 abai>/3 ai>/3 ei>/3 amiento>/3 imiento>/3 acion>/3 icion>/3 mente>/4 adora>/3 ador>/3 idad>/4 ando>/3 iendo>/3 aron>/3 ieron>/3 able>/4 abl>/4 ible>/4 ibl>/4 ista>/4 anza>/4 cion>/4 ada>/3 ado>/3 ida>/3 ido>/3 ar>/3 er>/3 ir>/3 an>/4 en>/4`,
    `a>/3 o>/3 e>/3`,
    `es>/4 s>/4`,
  ],
  irregularForms: {
    abrir: 'abierto abierta abiertos abiertas abris',
    cerrar: 'cierra cierran cierro cierre',
    costar: 'cuesta cuestan',
    volver: 'vuelve vuelven vuelvo vuelto',
    devolver: 'devuelve devuelven devuelvo devuelto',
    empezar: 'empieza empiezan empiezo',
    jugar: 'juega juegan',
    pedir: 'pide piden pido pedis',
    seguir: 'sigue siguen',
    dormir: 'duerme duermen dormis',
    morir: 'muere mueren muerto muerta muertos',
    venir: 'viene vienes vienen vengo venis',
    tener: 'tiene tienes tienen tengo',
    hacer: 'hace hacen hago hecho hecha hechos hechas',
    poner: 'pone ponen pongo puesto puesta',
    salir: 'sale salen salgo salis',
    traer: 'trae traen traigo',
    dar: 'da dan dais doy',
    perder: 'pierde pierden pierdo',
    encontrar: 'encuentra encuentras encuentran encuentro',
    mostrar: 'muestra muestran',
    acostar: 'acuesta',
    aprobar: 'aprueba aprueban',
    inscribir: 'inscrito inscrita inscritos',
    escribir: 'escrito escrita escritos escribis',
    vivir: 'vivis',
    recibir: 'recibis',
    estacion: 'estaciones',
  },
  wholeWords: `
    bebe bebes casa casas deportacion estacion libre libres mesa mesas parto partos plaza plazas sabado
    sabados sala salas seguridad solar`,
};
