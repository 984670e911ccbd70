import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { quote } from '#engine/text/wording.ts';

/** What a fact is called that is a date, a time or a place, in every language of the engine. */
const labels: Readonly<Record<string, RegExp>> = {
  date: /^(?:date|day|datum|tag|jour|fecha|día|data|dia)$/i,
  time: /^(?:time|hour|uhrzeit|heure|horaire|hora|horário)$/i,
  place: /^(?:place|where|ort|wo|lieu|lugar|local|onde)$/i,
};

/** "Date: {event.time}": a fact that is called a date is one, and a time a time. */
export function judgeLabels(): Judge {
  const alone = /^\{event\.(?<own>date|time|place)\}$/;
  return judgeWhere([alone], ({ text, label = '' }) => {
    const own = alone.exec(text)?.groups?.['own'];
    const [meant] = Object.entries(labels).find(([, called]) => called.test(label)) ?? [];
    if (own === undefined || meant === undefined || meant === own) return [];
    return {
      rule: `event-${meant === 'date' || meant === 'place' ? meant : 'time'}`,
      isDoubt: true,
      claim: `${label} ${text}`,
      problem: `${quote(text)} stands beside the label ${quote(label)}.`,
      remedy: `Write {event.${meant}}, or another label.`,
    };
  });
}
