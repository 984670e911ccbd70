import type { SeatWords } from './seat-words.ts';

/** What the site says of seats, in Brazilian Portuguese. */
export const seat: SeatWords = {
  title: 'Sua vaga',
  description: 'Confirme, libere ou troque a sua vaga.',
  held: (event) => ({
    title: 'Manter a sua vaga?',
    eyebrow: 'Só mais um clique',
    text: `Há uma vaga reservada para você: ${event}. Um clique confirma a reserva.`,
  }),
  confirmed: (event) => ({
    title: 'Sua vaga está confirmada',
    eyebrow: 'Pronto',
    text: `${event}: a vaga é sua. Tudo o mais está no e-mail em que você clicou. Se não puder ir, libere a vaga aqui.`,
  }),
  waiting: (event, before) => ({
    title: 'Você está na lista de espera',
    eyebrow: 'Lotado por enquanto',
    text:
      before === 0
        ? `${event} está lotado. Ninguém está na sua frente: a próxima vaga livre será oferecida a você por e-mail.`
        : `${event} está lotado. ${before === 1 ? 'Uma pessoa está' : `${before} pessoas estão`} na sua frente. Quando chegar a sua vez, um e-mail vai reservar uma vaga para você.`,
  }),
  freed: (event) => ({
    title: 'Sua vaga foi liberada',
    eyebrow: 'Pronto',
    text: `${event}: a vaga está livre de novo. Obrigado por avisar.`,
  }),
  left: (event) => ({
    title: 'Você saiu da lista de espera',
    eyebrow: 'Pronto',
    text: `${event}: nenhuma vaga será oferecida a você agora.`,
  }),
  lapsed: (event) => ({
    title: 'Você está sem vaga agora',
    eyebrow: 'Ainda há lugar',
    text: `Você está sem vaga agora, mas ainda há vagas: ${event}. Basta um clique.`,
  }),
  full: (event) => ({
    title: 'Todas as vagas foram preenchidas',
    eyebrow: 'Que pena',
    text: `Você está sem vaga agora, e está lotado: ${event}. De vez em quando uma vaga é liberada: volte a esta página para conferir.`,
  }),
  over: (event) => ({
    title: 'Tarde demais para mudar',
    eyebrow: 'Encerrado',
    text: `${event}: o evento já começou ou foi cancelado.`,
  }),
  nothingKnown: {
    title: 'Nada a confirmar',
    eyebrow: 'Não encontrado',
    text: 'Não há mais registro desta vaga.',
  },
  unknownLink: {
    title: 'Este link está incompleto',
    eyebrow: '404',
    text: 'Abra o link no próprio e-mail ou copie-o por inteiro.',
  },
  unavailable: {
    title: 'Tente novamente em um minuto',
    eyebrow: '503',
    text: 'Não foi possível salvar agora. Nada mudou ainda. Recarregue esta página para tentar novamente.',
  },
  keep: 'Sim, manter a minha vaga',
  take: 'Garantir uma vaga',
  free: 'Liberar a minha vaga',
  wait: 'Entrar na lista de espera',
  leave: 'Sair da lista de espera',
  otherDates: 'Outra data é melhor para você? Escolha aqui:',
  reminders: {
    none: 'Não haverá lembrete: o horário dele já passou.',
    later: 'O horário do primeiro lembrete já passou e só chegará o que sai pouco antes do início.',
  },
  email: {
    cannotCome: 'Não pode ir? Libere a sua vaga',
    cannotComeThen: 'Não pode ir? Libere a sua vaga ou escolha outra data',
    late: 'Este e-mail atrasou no caminho: valem a data e o horário acima.',
    lateAfter: (date) => `Este e-mail atrasou no caminho: a data do evento foi ${date}.`,
    noReminder: 'Vale guardar este e-mail e não esperar um lembrete: o horário dele já passou.',
    laterReminder:
      'Vale guardar este e-mail: o horário do primeiro lembrete já passou e só chegará o que sai pouco antes do início.',
    keptUntilBegun: 'A vaga fica guardada só até o início do evento.',
    freed: (event, when) => ({
      subject: `Sua vaga foi liberada: ${event}`,
      preview: 'Obrigado por avisar.',
      heading: 'Sua vaga foi liberada',
      text: `Obrigado por avisar. Sua vaga em ${event}${when ? ` (${when})` : ''} está livre de novo.${when ? ' O arquivo de calendário em anexo tira o compromisso da sua agenda.' : ''}`,
    }),
    backToPage: 'Ver a página de novo',
    waitingEnded: (event, what) => ({
      subject: `Nenhuma vaga ficou livre: ${event}`,
      preview: 'Obrigado por esperar.',
      heading: 'Nenhuma vaga ficou livre',
      text: `Você estava na lista de espera: ${what}. O evento já começou e, infelizmente, nenhuma vaga ficou livre. Obrigado pela paciência.`,
    }),
    waitingCalledOff: (event, what) => ({
      subject: `Cancelado: ${event}`,
      preview: 'Não será oferecida nenhuma vaga.',
      heading: 'Esta data foi cancelada',
      text: `Você estava na lista de espera: ${what}. Esta data foi cancelada, por isso não será oferecida nenhuma vaga.`,
    }),
    calledOff: (event, what) => ({
      subject: `Cancelado: ${event}`,
      preview: 'Não vai acontecer nesta data.',
      heading: 'Esta data foi cancelada',
      text: `Você tinha uma vaga: ${what}. Esta data foi cancelada e o evento não vai acontecer. Pedimos desculpas pela mudança.`,
    }),
    datesDeclared: (event) => ({
      subject: `Escolha a data: ${event}`,
      preview: 'As datas já estão definidas.',
      heading: 'As datas já estão definidas',
      text: `Você pediu uma vaga em ${event} antes de haver uma data. Agora há várias: escolha a que for melhor para reservarmos a sua vaga.`,
    }),
    chooseDate: 'Escolher uma data',
    takenOut: 'O arquivo de calendário em anexo tira o compromisso da sua agenda.',
    seeOtherDates: 'Ver as outras datas',
    taken: (event, when) => ({
      subject: `Sua vaga: ${event}`,
      preview: when ? `${when}. O novo arquivo de calendário está em anexo.` : event,
      heading: 'Sua vaga está reservada',
      text: when
        ? 'Esta é a sua data agora. Ela substitui o que dissemos nos e-mails anteriores.'
        : 'A sua vaga está reservada. Assim que houver uma data, você receberá um e-mail.',
    }),
  },
};
