import type { NoticeWords } from './notice-words.ts';

/** What the site says of leads, in Brazilian Portuguese. */
export const notice: NoticeWords = {
  one: (offer) => `Novo cadastro: ${offer}`,
  several: (count) => `${count} novos cadastros`,
  answer: 'Responda a este e-mail para escrever diretamente para essa pessoa.',
  digest: 'Todos os cadastros desde o último e-mail deste tipo.',
  source: 'Arquivado em',
  page: 'Página',
  cameFrom: 'Origem',
  direct: 'acesso direto',
  sentAt: 'Enviado',
  next: 'O que acontece agora',
  nextEmails: (email, campaign) =>
    campaign === undefined
      ? `Essa pessoa recebe o e-mail “${email}”.`
      : `Essa pessoa recebe o e-mail “${email}”, e a campanha “${campaign}” começa.`,
};
