import * as v from 'valibot';

/** The kinds of files that a funnel may offer: what people call them, and their media type. */
export const fileFormats = {
  pdf: { name: 'a PDF', contentType: 'application/pdf' },
  epub: { name: 'an EPUB', contentType: 'application/epub+zip' },
  mp3: { name: 'an MP3', contentType: 'audio/mpeg' },
  m4a: { name: 'an M4A', contentType: 'audio/mp4' },
  zip: { name: 'a ZIP archive', contentType: 'application/zip' },
} as const;

export type FileFormat = keyof typeof fileFormats;

/** The largest file that a funnel may offer: a phone on a slow network fetches it in minutes. */
export const maxFileBytes = 100 * 1024 * 1024;

const ending = new RegExp(`\\.(${Object.keys(fileFormats).join('|')})$`, 'i');

/** The name of a file in the funnel's folder. */
export const offeredFileName = v.pipe(
  v.string(),
  v.regex(
    /^[^\s./\\:*?"<>|](?:[^/\\:*?"<>|]*[^\s/\\:*?"<>|])?\.(?:pdf|epub|mp3|m4a|zip|guide|ts)$/i,
    'is not the name of a file beside the funnel: write it like price-list.pdf, without a folder; it may be a PDF, EPUB, MP3, M4A or ZIP, or a guide that is written here, like price-list.guide.ts',
  ),
);

/** Whether a file's name is that of a guide that is written here. */
export function isGuideName(file: string): boolean {
  return file.endsWith('.guide.ts');
}

/** The format that a file's name promises; undefined for all others. */
export function formatOfName(file: string): FileFormat | undefined {
  const [, found = ''] = ending.exec(file) ?? [];
  return (Object.keys(fileFormats) as FileFormat[]).find((name) => name === found.toLowerCase());
}
