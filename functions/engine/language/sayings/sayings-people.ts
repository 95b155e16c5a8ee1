import { parseSayings } from '../concept.ts';

/** Bodies, families, beliefs, animals and languages, in the words of visitors. */
export const sayingsOfPeople = parseSayings(`
  stairs staircase stairway flight_of_stairs <climb_steps <steps_to_climb <steps_at_the_entrance | treppe treppen treppenstufen treppenhaus <gibt_es_stufen <stufen_steigen | escalier <monter_des_marches <y_a_t_il_des_marches | escalera escalones peldanos | лестница ступеньки ступени
  <are_there_stairs <are_there_any_stairs <climb_stairs <climb_the_stairs <lots_of_stairs <ramp <on_crutches <mobility_scooter <mobility_issues <limited_mobility >step_free >level_access >wheelchair_accessible | <gibt_es_treppen <treppen_steigen <treppensteigen <rampe <auf_krucken <elektromobil >barrierefrei >stufenlos >rollstuhlgerecht | <monter_les_escaliers <avec_des_bequilles <du_mal_a_marcher >de_plain_pied >acces_pmr >mobilite_reduite | <hay_escaleras <subir_escaleras <con_muletas <rampa >movilidad_reducida >sin_barreras | <на_костылях <подниматься_по_лестнице <пандус >доступная_среда >безбарьерный >маломобильный
  wheelchair wheelchair_user <electric_wheelchair <power_wheelchair | rollstuhl rollstuhlfahrer rollstuhlfahrerin rollstuhlplatze <elektrorollstuhl | fauteuil_roulant utilisateur_de_fauteuil <fauteuil_electrique | silla_de_ruedas <silla_de_ruedas_electrica | инвалидная_коляска инвалидное_кресло колясочник
  elevator <is_there_a_lift <have_a_lift <got_a_lift <use_the_lift >passenger_lift >lift_access >by_lift | aufzug <lift personenaufzug | ascenseur | ascensor <hay_elevador <tienen_elevador | лифт
  walking_frame zimmer_frame <my_walker <with_a_walker <uses_a_walker >walking_aid >mobility_aid | rollator gehhilfe gehwagen | deambulateur | con_andador <mi_andador | ходунки
  disabled people_with_disabilities | behindert schwerbehindert schwerbehinderung | handicap situation_de_handicap | discapacitado discapacidad minusvalido minusvalia | инвалид инвалидность
  disability_card disability_id proof_of_disability | schwerbehindertenausweis behindertenausweis | carte_mobilite_inclusion carte_d_invalidite | tarjeta_de_discapacidad certificado_de_discapacidad | справка_об_инвалидности удостоверение_инвалида
  disabled_parking handicapped_parking handicap_parking accessible_parking blue_badge | behindertenparkplatz behindertenparkplatze behindertenstellplatz | place_handicapee places_handicapees stationnement_pmr places_pmr | aparcamiento_para_discapacitados plaza_para_discapacitados plazas_de_movilidad_reducida | парковка_для_инвалидов место_для_инвалидов
  disabled_toilet accessible_toilet accessible_restroom accessible_bathroom handicap_bathroom handicapped_bathroom | behindertentoilette behinderten_wc rollstuhl_wc barrierefreie_toilette barrierefreies_wc | toilettes_pmr wc_pmr toilettes_handicapees toilettes_accessibles wc_handicapes | bano_adaptado aseo_adaptado bano_para_discapacitados | туалет_для_инвалидов
  visually_impaired visual_impairment partially_sighted sight_loss <i_m_blind <is_blind <am_blind <are_blind <blind_people <blind_person <legally_blind | blind sehbehindert sehbehinderung sehgeschadigt | aveugle malvoyant non_voyant deficience_visuelle | ciego invidente discapacidad_visual | слепой незрячий слабовидящий
  deaf hard_of_hearing hearing_impaired hearing_impairment hearing_loss >hearing_loop >sign_language | gehorlos schwerhorig horgeschadigt horbehindert >horschleife >gebardensprache | sourd malentendant deficience_auditive >boucle_magnetique >langue_des_signes | sordo hipoacusia discapacidad_auditiva >bucle_magnetico >lengua_de_signos | глухой слабослышащий >сурдопереводчик
  sign_language asl_interpreter | gebardensprache gebardendolmetscher | langue_des_signes lsf | lengua_de_signos lengua_de_senas | жестовый_язык сурдоперевод сурдопереводчик
  caregiver carer home_care_aide | pflegekraft pflegeperson | auxiliaire_de_vie aide_a_domicile aidant | personas_cuidadoras cuidadora_de_mayores cuidador_de_ancianos | сиделка
  <my_carer <my_caregiver <bring_a_carer >companion >accompanying_person | <meine_pflegekraft <mein_betreuer <meine_betreuerin >begleitperson | <mon_aidant <mon_auxiliaire_de_vie >accompagnant | <mi_cuidador <mi_cuidadora >acompanante | <моя_сиделка >сопровождающий
  common_cold runny_nose <have_a_cold <has_a_cold <got_a_cold <caught_a_cold <sniffles | erkaltung schnupfen <erkaltet <verschnupft | rhume enrhume nez_qui_coule | resfriado catarro <acatarrado <mocos | простуда насморк <простудился <простыл
  flu influenza | grippe influenza | grippe | gripe | грипп
  cough | husten <hustet | la_toux une_toux tousser | tos toser | кашель <кашляет
  covid coronavirus | corona coronavirus covid | covid coronavirus | covid coronavirus | ковид коронавирус
  measles | masern masernschutz masernimpfung masernschutzgesetz | rougeole | sarampion | корь
  headache migraine | kopfschmerzen kopfweh migrane | mal_de_tete maux_de_tete migraine | dolor_de_cabeza jaqueca migrana cefalea | головная_боль мигрень <болит_голова
  stomachache stomach_ache stomach_pain tummy_ache abdominal_pain | bauchschmerzen bauchweh magenschmerzen | mal_au_ventre maux_de_ventre douleurs_abdominales | dolor_de_estomago dolor_de_barriga dolor_abdominal | боль_в_животе боли_в_животе <болит_живот
  sore_throat tonsillitis <throat_hurts | halsschmerzen halsweh mandelentzundung | mal_de_gorge mal_a_la_gorge angine | dolor_de_garganta amigdalitis anginas | боль_в_горле ангина <болит_горло
  back_pain backache lower_back_pain lumbago <bad_back <sore_back <back_hurts <back_is_killing_me | ruckenschmerzen kreuzschmerzen hexenschuss ruckenbeschwerden <rucken_tut_weh <ruckenprobleme | mal_de_dos mal_au_dos lombalgie lumbago | dolor_de_espalda lumbalgia lumbago <duele_la_espalda | боль_в_спине боли_в_спине <болит_спина
  neck_pain stiff_neck <neck_hurts | nackenschmerzen nackenverspannung <nacken_tut_weh | douleurs_cervicales cervicalgie torticolis <mal_au_cou | dolor_de_cuello dolor_cervical cervicalgia <duele_el_cuello | боль_в_шее боли_в_шее <болит_шея
  fracture broken_bone broken_arm broken_leg <broke_my_arm <broke_my_leg <broke_his_arm <broke_her_arm | knochenbruch fraktur armbruch <arm_gebrochen <bein_gebrochen | fracture <casse_le_bras <casse_la_jambe | fractura hueso_roto <roto_el_brazo <roto_la_pierna | перелом <сломал_руку <сломал_ногу
  dizzy dizziness vertigo lightheaded | schwindel schwindelig | vertige vertiges etourdissement | <mareo vertigo | головокружение <кружится_голова
  seasick seasickness motion_sickness <carsick | seekrank seekrankheit reisekrankheit reiseubelkeit | mal_de_mer mal_des_transports | <mareo <me_mareo cinetosis pastillas_para_el_mareo | укачивание морская_болезнь <укачивает
  diabetes diabetic | diabetes diabetiker zuckerkrank | diabete diabetique | diabetes diabetico | диабет диабетик
  asthma asthmatic | asthma asthmatiker | asthme asthmatique | asma asmatico | астма астматик
  cancer oncology | krebs krebserkrankung onkologie | cancer oncologie cancerologie | cancer oncologia oncologo | онкология онколог онкологический
  depression depressed | depression depressionen depressiv | depression depressif deprime | depresion deprimido depresivo | депрессия депрессивный
  panic_attack anxiety_attack anxiety_disorder | panikattacke angststorung | crise_d_angoisse crise_de_panique attaque_de_panique troubles_anxieux | ataque_de_panico ataque_de_ansiedad ansiedad | паническая_атака панические_атаки тревожное_расстройство
  insomnia sleep_disorder sleeping_problems <can_t_sleep <trouble_sleeping | schlafstorung schlaflosigkeit <schlecht_schlafen <nicht_schlafen | insomnie troubles_du_sommeil <dors_mal | insomnio trastornos_del_sueno <no_puedo_dormir | бессонница нарушения_сна <не_могу_уснуть
  weight_loss slimming <lose_weight <losing_weight <slim_down | gewichtsabnahme gewichtsreduktion <abnehmen | perte_de_poids amincissement <perdre_du_poids <maigrir | adelgazar perdida_de_peso <bajar_de_peso <perder_peso | похудение снижение_веса <похудеть
  hay_fever hayfever pollen_allergy | heuschnupfen pollenallergie | rhume_des_foins allergie_au_pollen | fiebre_del_heno alergia_al_polen rinitis_alergica | поллиноз аллергия_на_пыльцу сенная_лихорадка
  high_blood_pressure hypertension | bluthochdruck hypertonie | hypertension tension_elevee | hipertension presion_alta tension_alta | гипертония высокое_давление
  arthritis osteoarthritis joint_pain | arthrose arthritis gelenkschmerzen | arthrose arthrite douleurs_articulaires | artrosis artritis dolor_articular | артроз артрит боль_в_суставах
  earache ear_infection ear_pain <ear_hurts | ohrenschmerzen mittelohrentzundung | mal_a_l_oreille mal_aux_oreilles otite | dolor_de_oido otitis | отит боль_в_ухе <болит_ухо
  slipped_disc herniated_disc bulging_disc | bandscheibenvorfall | hernie_discale | hernia_discal | межпозвоночная_грыжа грыжа_позвоночника
  epilepsy epileptic epileptic_seizure | epilepsie epileptisch epileptiker krampfanfall | epilepsie epileptique | epilepsia epileptico | эпилепсия эпилептик
  pain ache <hurting <sore | schmerz schmerzen <tut_weh <weh_tut | douleur douloureux | dolor doloroso <me_duele | сильная_боль острая_боль болевой_синдром болевые_ощущения
  cardiologist cardiology heart_specialist heart_doctor | kardiologe kardiologie herzspezialist | cardiologue cardiologie | cardiologo cardiologia | кардиолог кардиология
  psychiatrist psychiatry | psychiater psychiatrie | psychiatre psychiatrie | psiquiatra psiquiatria | психиатр психиатрия
  ear_nose_and_throat ent_doctor ent_specialist otolaryngologist | hno hno_arzt hals_nasen_ohren | orl oto_rhino | otorrino otorrinolaringologo otorrinolaringologia | лор отоларинголог лор_врач
  nurse registered_nurse | krankenschwester krankenpfleger pflegefachkraft pflegefachfrau | infirmiere infirmier | enfermera enfermero | медсестра медбрат
  hospital | krankenhaus klinikum spital | hopital | hospital | больница госпиталь стационар
  ambulance paramedic | krankenwagen rettungswagen rettungsdienst notarzt | ambulance ambulancier | ambulancia | скорая_помощь неотложка
  first_aid first_aider first_aid_kit | erste_hilfe ersthelfer erste_hilfe_kurs verbandskasten | premiers_secours premiers_soins trousse_de_secours | primeros_auxilios botiquin socorrismo | первая_помощь первой_помощи аптечка
  contraception contraceptive birth_control <the_pill | verhutung verhutungsmittel <antibabypille | contraception contraceptif | anticoncepcion anticonceptivo | контрацепция противозачаточные
  childbirth give_birth giving_birth labor_and_delivery | <entbindung gebaren kreisssaal geburtsklinik | accouchement accoucher | dar_a_luz sala_de_partos | роддом родильный рожать
  prenatal_class antenatal_class childbirth_class birthing_class | geburtsvorbereitung geburtsvorbereitungskurs | preparation_a_l_accouchement preparation_a_la_naissance | preparacion_al_parto | подготовка_к_родам курсы_для_беременных
  postnatal postpartum <after_giving_birth <after_the_birth | wochenbett ruckbildung ruckbildungskurs ruckbildungsgymnastik <nach_der_geburt | postnatal post_partum <apres_l_accouchement | posparto postparto <despues_del_parto | послеродовой <после_родов
  noise noisy <too_loud | larm larmbelastigung <zu_laut ruhestorung | bruit bruyant nuisances_sonores | ruido ruidoso | шум шумно
  <baby <infant <newborn <toddler <preschooler child children | <baby <saugling <kleinkind <neugeborenes kind kinder | <bebe <nourrisson <bambin <tout_petit enfant enfants | <mi_bebe <un_bebe <con_bebe <recien_nacido nino ninos | <младенец <малыш <грудничок ребенок дети
  <teenager <teen <adolescent <my_16_year_old <my_15_year_old <my_17_year_old >minors >under_18 >under_16 | <teenager <teenie <jugendlicher >minderjahrig >unter_18 >unter_16 | <ado <adolescent >mineurs >moins_de_18_ans | <adolescente >menores_de_edad >menores_de_18 | <подросток >несовершеннолетний >до_18_лет
  <mum <mom <mummy <mommy <mama mother | <mama <mutti mutter | <maman parents | <mi_mama <mami madre | <мама <мамочка родители
  <dad <daddy <papa father | <papa <vati vater | <papa pere | <mi_papa <papi padre | <папа отец
  <granny <gran <nan <nana <grandad <granddad grandparent | <omi <opi <omas <opas grosseltern | <mamie <papy grands-parents | <abuelita <abuelito abuelos | <бабуля <дедуля бабушка дедушка
  <aunt <uncle <cousin <niece <nephew <grandma <brother_in_law <sister_in_law >family_member >family_members >next_of_kin | <tante <onkel <cousin <cousine <neffe <schwager angehorige verwandte familienangehorige familienmitglied | <oncle <cousin <cousine <neveu membre_de_la_famille membres_de_la_famille | <mi_tia <mi_tio <mi_primo <mi_prima <sobrino familiar pariente | <тетя <дядя <племянник <племянница родственник член_семьи члены_семьи
  single_parent lone_parent single_mother single_mom single_mum single_father single_dad | alleinerziehend | famille_monoparentale parent_isole parent_seul mere_celibataire | familia_monoparental madre_soltera padre_soltero | мать_одиночка одинокая_мать неполная_семья
  large_family large_families <big_family | kinderreich kinderreiche_familien grossfamilie | famille_nombreuse familles_nombreuses | familia_numerosa familias_numerosas | многодетный многодетная_семья
  <my_girlfriend <my_boyfriend <my_fiance <my_other_half <my_better_half spouse life_partner domestic_partner significant_other | <meine_freundin <mein_freund lebensgefahrte lebensgefahrtin lebenspartner lebenspartnerin ehepartner | <mon_copain <ma_copine <mon_petit_ami <ma_petite_amie conjoint concubin | <mi_novio <mi_novia <mi_pareja conyuge pareja_de_hecho | <мой_парень <моя_девушка супруг супруга
  <my_ex <my_ex_husband <my_ex_wife <ex_husband <ex_wife >your_ex former_spouse ex_spouse >other_parent | <mein_ex <meine_ex exmann exfrau ex_partner >ex_ehegatte | <mon_ex <mon_ex_mari <mon_ex_femme ex_conjoint >autre_parent | <mi_ex <exmarido <exmujer ex_conyuge >otro_progenitor | <бывший_муж <бывшая_жена бывший_супруг >второй_родитель
  same_sex lgbt lgbtq <gay <lesbian <two_moms <two_dads | gleichgeschlechtlich queer lgbtq <schwul <lesbisch | couples_homosexuels homosexuel lgbt <deux_mamans <deux_papas | mismo_sexo homosexual lgbt lgtbi <dos_mamas <dos_papas | однополый лгбт
  widow widower widowed | witwe witwer verwitwet | veuf veuve | viudo viuda viudez | вдова вдовец
  <oap <old_age_pensioner <retiree <over_65 <over_60 senior senior_citizen | <rentnerin <pensionistin <pensionar rentner senioren seniorenermassigung | <troisieme_age <personne_agee retraite senior | <tercera_edad <adulto_mayor jubilado mayores_de_65 | <пожилой пенсионер пенсионеры
  nursing_home care_home retirement_home old_people_s_home assisted_living | altersheim altenheim pflegeheim seniorenheim seniorenresidenz | maison_de_retraite ehpad | residencia_de_ancianos residencia_de_mayores residencia_geriatrica | дом_престарелых пансионат_для_пожилых
  <over_18 <older_than_18 <legal_age adult >18_and_over >aged_18 >18_or_older | <uber_18 volljahrig volljahrigkeit erwachsene >ab_18 | <etre_majeur >plus_de_18_ans adultes | <mayor_de_18 mayor_de_edad mayores_de_edad >mayores_de_18 | <есть_18 совершеннолетний >старше_18
  death_certificate | sterbeurkunde totenschein | acte_de_deces certificat_de_deces | certificado_de_defuncion acta_de_defuncion | свидетельство_о_смерти
  marriage_certificate | heiratsurkunde eheurkunde | acte_de_mariage certificat_de_mariage | certificado_de_matrimonio acta_de_matrimonio | свидетельство_о_браке
  funeral_home funeral_director funeral_parlor funeral_parlour undertaker mortician | bestatter bestattungsunternehmen bestattungsinstitut bestattungshaus | pompes_funebres | funeraria tanatorio | похоронное_бюро ритуальные_услуги
  cremation cremated crematorium | einascherung feuerbestattung krematorium | crematorium incineration | incineracion crematorio servicio_de_cremacion | крематорий
  birthday bday | geburtstag | anniversaire | cumpleanos | день_рождения
  baptism baptized baptised christening christened | taufe taufen getauft taufschein taufbescheinigung | bapteme baptise baptiser | bautizo bautismo bautizado | крещение крещеный крестить крестины
  godparent godparents godmother godfather | pate patin paten taufpate taufpatin taufpaten | parrain_et_marraine marraine <parrain | padrino madrina padrinos | крестный крестная крестные восприемник
  parish | kirchengemeinde pfarrgemeinde pfarrei | paroisse | parroquia | приходской_храм православный_приход
  prayer pray | gebet gebete beten | la_priere temps_de_priere venir_prier | oracion orar rezar | молитва молиться
  bible scripture | bibel heilige_schrift | bible ecritures_saintes | biblia sagrada_escritura sagradas_escrituras | библия священное_писание
  statement_of_faith what_we_believe our_beliefs <what_do_you_believe <do_you_believe_in | glaubensbekenntnis woran_wir_glauben was_wir_glauben <was_glaubt_ihr <woran_glaubt_ihr | confession_de_foi ce_que_nous_croyons <que_croyez_vous | declaracion_de_fe lo_que_creemos <en_que_creen | символ_веры вероучение во_что_мы_верим <во_что_вы_верите
  <atheist <agnostic <i_m_muslim <i_m_jewish <i_m_hindu <i_m_buddhist >all_faiths >any_faith >all_religions >regardless_of_religion | <atheist <atheistin <ich_bin_muslim <ich_bin_moslem >konfessionslos >alle_religionen >unabhangig_von_religion >jeder_konfession | <athee <je_suis_musulman <je_suis_juif >toutes_confessions >toutes_religions >toutes_les_religions | <ateo <agnostico <soy_musulman <soy_judio >todas_las_religiones >cualquier_religion | <атеист <я_мусульманин >всех_вероисповеданий >любого_вероисповедания
  jewish judaism | judisch judentum | juif juive judaisme | judio judaismo | еврейский иудаизм иудейский
  muslim islamic | muslimisch islamisch islam | musulman islam | musulman islam | мусульманский мусульманин ислам
  catholic | katholisch katholiken | catholique | catolico | католический католик
  protestant lutheran | evangelisch protestantisch lutherisch | protestant lutherien | protestante luterano evangelico | протестантский протестант лютеранский
  allergen food_allergy food_allergies <nut_allergy <peanut_allergy <egg_allergy <milk_allergy <allergic_to_nuts <allergic_to_peanuts <allergic_to_eggs | allergene allergenkennzeichnung lebensmittelallergie lebensmittelallergien <nussallergie <erdnussallergie <allergisch_gegen_nusse | allergenes allergie_alimentaire allergies_alimentaires <allergique_aux_noix <allergique_aux_arachides | alergenos alergia_alimentaria alergias_alimentarias <alergia_a_los_frutos_secos <alergico_a_los_frutos_secos | аллергены пищевая_аллергия <аллергия_на_орехи
  gluten_free coeliac celiac wheat_free | glutenfrei zoliakie weizenfrei | sans_gluten coeliaque | sin_gluten celiaco celiaquia | без_глютена безглютеновый целиакия
  dairy_free lactose_free lactose_intolerant non_dairy <no_dairy <without_milk | laktosefrei laktoseintolerant laktoseintoleranz milchfrei <ohne_milch | sans_lactose intolerant_au_lactose <sans_lait | sin_lactosa intolerante_a_la_lactosa <sin_leche | без_лактозы безлактозный непереносимость_лактозы <без_молока
  <almonds <hazelnuts <walnuts <cashews <pistachios nuts tree_nuts nut_free | <mandeln <haselnusse <walnusse <cashews nusse schalenfruchte nussfrei | <amandes <noisettes <noix_de_cajou fruits_a_coque | <almendras <avellanas <pistachos frutos_secos frutos_de_cascara | <миндаль <фундук орехи
  shellfish seafood crustaceans | schalentiere meeresfruchte krebstiere | crustaces fruits_de_mer | marisco mariscos crustaceos | морепродукты ракообразные
  <dog <puppy <doggy <cat <kitten <rabbit <hamster <guinea_pig <ferret <parrot <budgie >pet >four_legged_friends | <hund <welpe <katze <katzchen <kaninchen <hamster <meerschweinchen <wellensittich <papagei >haustier >vierbeiner | <chien <chiot <chaton <lapin <hamster <perroquet >animaux_de_compagnie >animal_de_compagnie | <perro <cachorro <gato <gatito <conejo <hamster <loro >mascota | <собака <щенок <кошка <котенок <кролик <хомяк <попугай >питомец >домашние_животные
  <spaniel <labrador <golden_retriever <terrier <poodle <dachshund <chihuahua <german_shepherd <pooch >dog >dogs | <labrador <dackel <pudel <terrier <chihuahua <schaferhund <golden_retriever >hund | <caniche <teckel <chihuahua <berger_allemand <golden_retriever >chien | <caniche <chihuahua <pastor_aleman <golden_retriever >perro | <лабрадор <пудель <овчарка <чихуахуа >собака
  <snake <lizard <turtle <tortoise <gecko <iguana exotic_pets exotic_animals >reptiles | <schildkrote <eidechse <gecko <leguan exoten exotische_tiere >reptilien | <tortue <lezard <gecko animaux_exotiques nac >reptiles | <serpiente <tortuga <iguana animales_exoticos >reptiles | <змея <черепаха <ящерица экзотические_животные >рептилии
  horse pony <mare <foal equine | pferd pony <stute <fohlen | cheval chevaux poney <jument | caballo poni <yegua | лошадь пони
  <mice <rats <cockroaches <roaches <ants <bedbugs <bed_bugs <termites <wasps >pests >vermin >rodents >pest_control | <ratten <mause <kakerlaken <ameisen <bettwanzen <wespen <motten >schadlinge >ungeziefer >schadlingsbekampfung >schadnager | <des_souris <des_rats <cafards <fourmis <punaises_de_lit <guepes >nuisibles >deratisation >desinsectisation | <tengo_ratas <ratones <cucarachas <hormigas <chinches <avispas <termitas >plagas >control_de_plagas | <крысы <мыши <тараканы <муравьи <клопы <осы >вредители >грызуны >дезинсекция >дератизация
  flea_treatment tick_treatment flea_and_tick parasite_prevention <has_fleas <fleas | flohe zecken flohmittel zeckenschutz parasitenschutz | antiparasitaire <a_des_puces <a_des_tiques | pulgas garrapatas antiparasitario | блохи обработка_от_клещей обработка_от_паразитов
  dog_walker dog_walking <walk_my_dog | gassiservice <gassi_gehen | promenade_de_chiens promeneur_de_chiens | paseador_de_perros paseo_de_perros | выгул_собак
  dog_training dog_trainer dog_obedience puppy_class puppy_school <train_my_dog <train_my_puppy | hundeschule hundetraining hundetrainer welpenschule welpenkurs | education_canine educateur_canin dressage_canin | adiestramiento_canino adiestramiento educacion_canina | дрессировка кинолог
  leash leashed <on_a_lead <off_lead <on_the_lead | leine leinenpflicht angeleint leinenzwang | tenu_en_laisse tenus_en_laisse <en_laisse <sans_laisse | perros_con_correa sujetos_con_correa llevar_correa <sin_correa | поводок
  muzzle | maulkorb maulkorbpflicht | museliere | bozal | намордник
  animal_shelter animal_rescue humane_society rescue_dogs pet_adoption <adopt_a_dog <adopt_a_cat <rescue_dog | tierheim tierschutzverein tiervermittlung <hund_adoptieren <katze_adoptieren | refuge_animalier refuge_pour_animaux <adopter_un_chien <adopter_un_chat | protectora_de_animales refugio_de_animales <adoptar_un_perro <adoptar_un_gato | приют_для_животных <взять_собаку
  pet_friendly dog_friendly pets_allowed pets_welcome dogs_allowed dogs_welcome >no_pets >no_dogs <bring_my_dog <bring_the_dog <bring_a_dog <bring_my_pet <bring_my_cat | hundefreundlich haustierfreundlich hunde_erlaubt hunde_willkommen haustiere_erlaubt haustiere_willkommen >keine_haustiere >keine_hunde <hund_mitbringen <hund_mitnehmen <mit_hund | animaux_acceptes animaux_admis animaux_bienvenus chiens_acceptes chiens_admis <avec_mon_chien <avec_un_chien | se_admiten_mascotas se_admiten_perros se_aceptan_mascotas admite_mascotas <con_mi_perro <con_perro <llevar_a_mi_perro | можно_с_животными размещение_с_животными <с_собакой <с_кошкой
  pet_shop pet_store pet_supplies | zoohandlung tierhandlung tierbedarf zoofachgeschaft | animalerie | tienda_de_mascotas tienda_de_animales | зоомагазин зоотовары
  english english_speaking | englisch englischsprachig | anglais anglophone | ingles angloparlante | английский англоязычный англоговорящий
  german german_speaking | deutsch deutschsprachig | allemand germanophone | aleman | немецкий немецкоязычный немецкоговорящий
  french french_speaking | franzosisch franzosischsprachig | francais francophone | frances francoparlante | французский франкоязычный
  spanish spanish_speaking espanol | spanisch spanischsprachig | espagnol hispanophone | espanol castellano hispanohablante | испанский испаноязычный
  portuguese | portugiesisch | portugais | portugues | португальский
  russian russian_speaking | russisch russischsprachig | russe russophone | ruso rusohablante | русский русскоязычный русскоговорящий
  ukrainian | ukrainisch | ukrainien | ucraniano | украинский
  polish_speaking <polish <speak_polish | polnisch polnischsprachig | polonais | polaco | польский
  turkish | turkisch turkischsprachig | turc turque | turco | турецкий
  arabic arabic_speaking | arabisch | arabe | arabe | арабский
  dutch | niederlandisch hollandisch | neerlandais hollandais | holandes neerlandes | голландский нидерландский
  <interpreter interpreter_service interpreter_services interpretation_services an_interpreter <translate_for_me <someone_to_translate | dolmetscher dolmetscherin <ubersetzer | interprete <traducteur | interprete <traductor | переводчик
  mother_tongue native_language first_language native_speaker native_speakers | muttersprache muttersprachler | langue_maternelle | lengua_materna hablante_nativo | родной_язык носитель_языка
  language_course language_courses language_class language_classes language_lessons | sprachkurs sprachkurse sprachunterricht | cours_de_langue cours_de_langues | curso_de_idiomas cursos_de_idiomas clases_de_idiomas | языковые_курсы курсы_иностранных_языков
  learn_german german_course german_class german_classes german_lessons | deutschkurs deutschkurse deutschunterricht deutsch_lernen | cours_d_allemand apprendre_l_allemand | clases_de_aleman cursos_de_aleman curso_de_aleman | курсы_немецкого выучить_немецкий
  learn_english english_course english_class english_classes english_lessons | englischkurs englischkurse englischunterricht englisch_lernen | cours_d_anglais apprendre_l_anglais | clases_de_ingles cursos_de_ingles curso_de_ingles | курсы_английского выучить_английский
  nationality citizenship <citizen | staatsangehorigkeit staatsburgerschaft nationalitat | <nationalite votre_nationalite citoyennete | ciudadania nacionalidad_espanola <mi_nacionalidad <que_nacionalidad | гражданство подданство
  foreign_national foreign_nationals non_citizen non_citizens | auslandische_staatsangehorige auslandische_burger | ressortissant_etranger ressortissants_etrangers | ciudadanos_extranjeros ciudadano_extranjero | иностранные_граждане иностранных_граждан <иностранец
  usa united_states <america <the_states | usa vereinigte_staaten <amerika | etats_unis usa | estados_unidos eeuu ee_uu | сша <америка
  uk united_kingdom great_britain <england <britain | grossbritannien vereinigtes_konigreich <england | royaume_uni grande_bretagne <angleterre | reino_unido gran_bretana <inglaterra | великобритания соединенное_королевство <англия
  germany | deutschland | allemagne | alemania | германия
  austria | osterreich | autriche | austria | австрия
  switzerland | schweiz | suisse | suiza | швейцария
  france | frankreich | <france en_france | francia | франция
  spain | spanien | espagne | espana | испания
  italy | italien | italie | italia | италия
  netherlands holland | niederlande holland | pays_bas hollande | paises_bajos holanda | нидерланды голландия
  russia | russland | russie | rusia | россия
  ukraine | ukraine | ukraine | ucrania | украина
  european_union eu | eu europaische_union eu_ausland | union_europeenne ue | union_europea ue | евросоюз европейский_союз
`);
