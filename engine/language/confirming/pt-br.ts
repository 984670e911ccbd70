import type { ConfirmWords } from './confirm-words.ts';

/** What the site says of a sign-up that is to be confirmed, in Brazilian Portuguese. */
export const confirming: ConfirmWords = {
  inbox: {
    title: 'Veja sua caixa de entrada',
    text: 'Enviamos um e-mail para {email}. Abra o e-mail e toque no botão: ele leva você adiante.',
    tip: 'Nada depois de cinco minutos? Então olhe na pasta de spam.',
    trouble: 'Não chegou, ou o endereço está errado?',
  },
  email: (days) => ({
    subject: 'Confirme, por favor: {leadMagnet}',
    preview: 'Só falta um clique.',
    heading: 'Este endereço é seu?',
    paragraphs: [
      'Alguém, provavelmente você, se inscreveu com {coach} em “{leadMagnet}” e informou este endereço. Toque no botão, e o resto vem em seguida.',
      `Não foi você? Então não faça nada, e nenhum outro e-mail será enviado. O link vale por ${days} dias.`,
    ],
    button: 'Sim, confirmar',
  }),
  untilBegun: 'A inscrição só pode ser confirmada até o início do evento.',
  title: 'Confirme seu endereço',
  description: 'Um clique conclui a inscrição.',
  asked: (offer, address) => ({
    title: 'Só falta um clique',
    eyebrow: 'Confirmar',
    text: `Inscrição em “${offer}” com ${address}. Toque no botão se foi você.`,
  }),
  confirm: 'Sim, fui eu',
  confirmed: (offer, address) => ({
    title: 'Obrigado, confirmado',
    eyebrow: 'Pronto',
    text: `O resto sobre “${offer}” chega por e-mail em ${address}.`,
  }),
  full: 'Lotado por enquanto',
  expired: (offer) => ({
    title: 'Este link expirou',
    eyebrow: 'Tarde demais',
    text: `A inscrição em “${offer}” não foi confirmada a tempo, e os dados foram apagados.`,
  }),
  signUpAgain: 'Ir para a página',
  nothingKnown: {
    title: 'Nada para confirmar',
    eyebrow: 'Não encontrado',
    text: 'Esta inscrição foi alterada ou apagada. Você não precisa fazer nada.',
  },
  unknownLink: {
    title: 'Este link está incompleto',
    eyebrow: '404',
    text: 'Abra o link no próprio e-mail ou copie o link inteiro.',
  },
  unavailable: {
    title: 'Tente de novo em um minuto',
    eyebrow: '503',
    text: 'Não conseguimos salvar agora. Nada mudou ainda. Recarregue a página para tentar de novo.',
  },
  trouble: (address) => ({
    title: 'O e-mail não chegou?',
    eyebrow: 'Caixa de entrada',
    text: `Escrevemos para ${address}. Um e-mail pode levar alguns minutos, e alguns vão parar na pasta de spam.`,
  }),
  resend: 'Enviar de novo',
  resent: (address) => ({
    title: 'A caminho, ou já aí',
    eyebrow: 'Caixa de entrada',
    text: `Nosso e-mail para ${address} está a caminho ou já chegou. Olhe também na pasta de spam.`,
  }),
  newAddress: 'O endereço certo',
  correct: 'Usar este endereço',
  tooOften: {
    title: 'Já foram tentativas demais',
    eyebrow: 'Aguarde, por favor',
    text: 'Dê um tempo para os e-mails chegarem. Amanhã você pode se inscrever de novo.',
  },
};
