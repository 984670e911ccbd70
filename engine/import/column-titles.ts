import type { ColumnRole } from '#engine/contract/console/imports.ts';

type Guessed = Extract<ColumnRole, 'email' | 'name' | 'first-name' | 'last-name' | 'agreed-at'>;

/**
 * How columns are called in English, German, Spanish, French and Portuguese, in lower case without
 * accents and punctuation: as people, spreadsheets and newsletter programs write them.
 */
export const titlesOf: Readonly<Record<Guessed, readonly string[]>> = {
  email: [
    'email emailaddress mail mailaddress emailadress primaryemail contactemail subscriberemail useremail',
    'emailadresse mailadresse epost elektronischepost',
    'correo correoelectronico direcciondecorreo direcciondecorreoelectronico direcciondeemail',
    'courriel adresseemail adressemail adressedemessagerie adresseelectronique adressecourriel',
    'enderecodeemail enderecoeletronico correioeletronico emailprincipal',
  ],
  name: [
    'name fullname contactname displayname completename yourname',
    'vollername vollstandigername kontaktname namekomplett',
    'nombrecompleto nombreyapellidos nombreyapellido',
    'nomcomplet nometprenom prenometnom nomprenom prenomnom',
    'nomecompleto nomeesobrenome',
  ],
  'first-name': [
    'firstname givenname forename fname',
    'vorname rufname',
    'nombre nombredepila primernombre',
    'prenom',
    'nome primeironome nomeproprio',
  ],
  'last-name': [
    'lastname surname familyname lname secondname',
    'nachname familienname zuname',
    'apellido apellidos primerapellido',
    'nom nomdefamille',
    'sobrenome apelido ultimonome nomedefamilia',
  ],
  'agreed-at': [
    'optintime optindate optinat optintimestamp consentdate consenttime consentedat agreedat confirmtime confirmedat subscribedat subscribedon subscriptiondate signedup signedupat signupdate dateadded createdat joinedat',
    'anmeldedatum angemeldetam einwilligungam einwilligungsdatum zustimmungam eintragungsdatum bestatigtam',
    'fechadealta fechadesuscripcion fechadeconsentimiento fechaderegistro',
    'datedinscription dateinscription datedeconsentement dateconsentement dateabonnement datedabonnement',
    'datadeinscricao datadecadastro datadeconsentimento datadeadesao',
  ],
};
