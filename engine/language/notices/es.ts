import type { NoticeWords } from './notice-words.ts';

/** What the site says of leads, in Spanish. */
export const notice: NoticeWords = {
  one: (offer) => `Nuevo registro: ${offer}`,
  several: (count) => `${count} registros nuevos`,
  answer: 'Responde a este correo para escribir directamente a esta persona.',
  digest: 'Todos los registros desde el último correo de este tipo.',
  source: 'Archivado como',
  page: 'Página',
  cameFrom: 'Procedencia',
  direct: 'acceso directo',
  sentAt: 'Enviado',
  next: 'Qué ocurre ahora',
  nextEmails: (email, campaign) =>
    campaign === undefined
      ? `Esta persona recibe el correo «${email}».`
      : `Esta persona recibe el correo «${email}» y empieza la campaña «${campaign}».`,
};
