import { parseConcepts } from '../concept.ts';

/** Law, tax, health, trade and software. */
export const servicesConcepts = parseConcepts(`
  service services offer provide do_you_do help_with | leistung leistungen angebot anbieten dienstleistung | service services prestation proposer offre | servicio servicios ofrecer oferta | услуга услуги предлагать
  specialize specialise speciality practice_area practice_areas focus expertise areas | schwerpunkt spezialisiert fachgebiet tatigkeitsschwerpunkt rechtsgebiet | specialise specialite domaine domaines | especializado especialidad areas | специализация специализируется
  represent representation defend defense defence | vertreten vertretung verteidigung verteidigen | representer representation defendre defense | representar representacion defender defensa | представлять представительство защита
  court trial hearing judge | gericht verhandlung prozess richter | tribunal audience proces juge | tribunal juicio juez | суд слушание судья
  sue lawsuit litigation claim legal_action | klage klagen verklagen rechtsstreit | poursuivre proces litige plainte | demanda demandar pleito | иск судиться
  divorce separation split_up | scheidung <trennung scheiden | divorce separation | divorcio separacion | развод
  custody visitation >parenting | sorgerecht umgangsrecht umgang <kinder_teilen | garde_enfants garde droit_de_visite | custodia regimen_de_visitas | опека
  will testament inheritance estate heir probate | testament erbe erbschaft erbrecht nachlass | testament heritage succession | testamento herencia sucesion | завещание наследство
  criminal crime offense offence arrested charged | strafrecht straftat strafverfahren | penal crime delit | penal delito crimen | уголовный преступление
  drunk dui dwi drink_driving | trunkenheit alkohol | ivresse alcool | ebriedad alcohol | пьяный алкоголь
  accident crash injury | unfall verkehrsunfall | accident | accidente | авария дтп
  traffic_ticket speeding speed_camera speeding_ticket | blitzer geschwindigkeit bussgeld punkte geblitzt | exces_de_vitesse radar | exceso_de_velocidad | превышение
  driving_licence driver_license licence license | fuhrerschein fahrerlaubnis | permis_de_conduire permis | licencia carnet_de_conducir | права лицензия
  bankruptcy bankrupt insolvency debt debts | insolvenz schulden bankrott | faillite dette dettes | bancarrota quiebra deuda | банкротство долги
  immigration visa green_card asylum | einwanderung visum aufenthalt auslanderrecht | immigration visa sejour | inmigracion visa visado | иммиграция виза
  landlord rent tenant lease eviction | vermieter miete mieter mietrecht mietvertrag | proprietaire loyer locataire bail | arrendador alquiler inquilino | аренда арендатор
  job employment career careers vacancy vacancies employer position >we_re_hiring >we_are_hiring >now_hiring >currently_hiring >work_with_us >work_for_us >join_our_team | arbeit stelle beschaftigung kundigung arbeitsrecht arbeitgeber beruf | emploi travail licenciement poste recrutement | empleo trabajo despido puesto | работа увольнение вакансия
  <hiring <are_you_hiring <you_hiring >vacancy >vacancies >jobs job_openings open_positions <any_openings >we_re_hiring >we_are_hiring >now_hiring >currently_hiring >work_with_us >work_for_us >join_our_team | <stellen_sie_ein <stellt_ihr_ein <offene_stellen >stellenangebote >wir_suchen >stellenanzeige | <vous_recrutez <recrutez_vous >recrutement >nous_recrutons >offre_d_emploi | <estan_contratando >vacantes >ofertas_de_empleo | <ищете_сотрудников >вакансии
  contract agreement | vertrag vereinbarung | contrat accord | contrato acuerdo | договор контракт
  tax taxes irs tax_return | steuer steuern finanzamt steuererklarung | impot impots taxe fiscal | impuesto impuestos fiscal | налог налоги
  return filing file tax_return | steuererklarung abgabe | declaration | declaracion | декларация
  bookkeeping books accounting accounts | buchhaltung buchfuhrung | comptabilite | contabilidad | бухгалтерия учет
  payroll | lohnabrechnung lohnbuchhaltung | paie | nomina | зарплата
  letter notice mail | brief schreiben bescheid | lettre courrier | carta | письмо уведомление
  audit audited | prufung betriebsprufung | audit controle | auditoria | аудит проверка
  simple straightforward basic easy | einfach | simple facile | simple sencillo facil | простой легкий
  individual personal private individuals | privat personlich einzelperson | particulier personnel | particular personal | частный личный
  business company firm corporate enterprise | unternehmen firma betrieb geschaft | entreprise societe | empresa negocio compania | компания фирма предприятие бизнес
  partner partnered partnership affiliated affiliation cooperation | partner partnerschaft zusammenarbeit kooperation | partenaire partenariat affilie | socio asociado colaboracion | партнер сотрудничество
  same separate different independent | selbe getrennt unabhangig | meme separe independant | mismo separado independiente | отдельный независимый
  software <program app tool | software programm app anwendung | logiciel application programme | software aplicacion programa | программа приложение
  install installation setup set_up | installieren installation einrichten | installer installation | instalar instalacion | установить установка
  delete remove erase strip wipe get_rid | loschen entfernen | supprimer effacer enlever | borrar eliminar quitar | удалить стереть
  version release latest update | version aktualisierung update | version mise_a_jour | version actualizacion | версия обновление
  option flag switch parameter argument setting command-line | option parameter einstellung schalter | option parametre reglage | opcion parametro | опция параметр настройка
  picture image photo photos pictures images jpg jpeg | bild foto bilder fotos | image photo images | imagen foto imagenes | фото изображение картинка
  video movie film | video film | video film | video pelicula | видео фильм
  folder directory directories | ordner verzeichnis | dossier repertoire | carpeta directorio | папка каталог
  copy duplicate backup original | kopie kopieren sicherung | copie copier sauvegarde | copia copiar respaldo | копия копировать
  error bug problem issue fault trouble broken | fehler problem storung | erreur probleme panne | error problema fallo | ошибка проблема
  slow slower speed fast faster performance quick quicker | langsam schnell schneller geschwindigkeit | lent rapide vite vitesse | lento rapido velocidad | медленно быстро скорость
  password login log_in account sign_in portal | passwort anmelden konto login | mot_de_passe connexion compte | contrasena cuenta | пароль вход аккаунт
  data privacy personal_data gdpr >information | daten datenschutz dsgvo | donnees confidentialite rgpd >informations | datos privacidad >informacion | данные конфиденциальность
  permission license licence terms copyright | lizenz nutzungsrecht urheberrecht | licence droits | licencia derechos | лицензия права
  wheelchair accessible accessibility disabled disability barrier-free handicap <can_t_walk_well <can_t_do_stairs <cant_do_stairs step_free >elevator >ramp | rollstuhl barrierefrei behindert behinderung rollstuhlgerecht behindertengerecht barrierefreiheit stufenlos ebenerdig <gehbehindert <rollator >aufzug >rampe | handicape accessible pmr fauteuil mobilite_reduite fauteuil_roulant >ascenseur >rampe | silla_de_ruedas accesible discapacidad movilidad_reducida >ascensor >rampa | инвалид коляска доступность >лифт >пандус
  pet pets animal >dog >dogs >cat <my_dog <our_dog <my_puppy <furry_friend | hund haustier tier katze vierbeiner hunde | chien animal animaux chat <mon_chien | perro mascota animal <mi_perro | собака животное
  patient treatment therapy | patient behandlung therapie | patient traitement soin | paciente tratamiento | пациент лечение
  emergency urgent urgently | notfall dringend eilig notdienst | urgence urgent | emergencia urgente urgencia | срочно экстренный
  delivery deliver shipping ship | lieferung liefern versand | livraison livrer expedition | entrega envio reparto | доставка
  guarantee warranty | garantie gewahrleistung | garantie | garantia | гарантия
  repair fix mend | reparieren reparatur beheben | reparer reparation | reparar arreglar | ремонт починить
  meet meeting meetings >appointment | treffen besprechung | rencontrer reunion | reunir reunion | встреча
  wealth investment financial | vermogen geldanlage finanz | patrimoine investissement financier | patrimonio inversion financiero | инвестиции финансовый
  house home property real_estate | haus immobilie grundstuck | maison immobilier bien | casa inmueble propiedad | дом недвижимость
  remote online virtual zoom video_call | online digital ferngesprach videokonferenz | distance visio ligne | linea distancia virtual | онлайн удаленно дистанционно
`);
