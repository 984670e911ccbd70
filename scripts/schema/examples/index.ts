import type { DeclarationFile } from '#engine/site/site.ts';
import { coach } from './coach.ts';
import { evening } from './evening.ts';
import { firstPages } from './first-pages.ts';
import { sevenEvenings } from './seven-evenings.ts';
import { workbook } from './workbook.ts';

/** A coach with three funnels and a guide that show everything a declaration may say. */
export const examples = {
  coach,
  funnels: [workbook, evening, firstPages],
  guide: sevenEvenings,
} as const;

/** The examples as files of a site. */
export const exampleFiles: readonly DeclarationFile[] = [
  { file: `funnels/${coach.slug}/coach.ts`, exports: { coach } },
  ...examples.funnels.map((funnel) => ({
    file: `funnels/${coach.slug}/${funnel.id}.ts`,
    exports: { funnel },
  })),
  { file: `funnels/${coach.slug}/${workbook.offer.file}`, exports: { guide: sevenEvenings } },
];

/** The examples with the names of their schemas. */
export const exampleDeclarations = [
  ...examples.funnels.map((value) => ({
    part: value.kind === 'lead' ? 'leadFunnel' : 'bookingFunnel',
    value,
  })),
  { part: 'coach', value: coach },
  { part: 'guide', value: sevenEvenings },
];
