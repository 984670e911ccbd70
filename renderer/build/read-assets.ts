import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { displayFaces } from '#engine/declaration/theme.ts';
import { OperatorError } from '#engine/text/operator-error.ts';
import { type FallbackFont, fallbackAdvances } from '#renderer/fonts/fallback-advances.ts';
import type { FallbackFace, FontEntry, FontManifest } from '#renderer/fonts/manifest.ts';
import type { Photo } from '#renderer/photos/photo.ts';
import type { StylePart } from '#renderer/styles/used-rules.ts';
import type { Assets } from './assets.ts';

/** One schema per property, so that a property which is added or removed has to change here, too. */
type SchemasOf<T> = { readonly [Key in keyof T]: v.GenericSchema<T[Key]> };

const fallbackFace = v.object({
  family: v.string(),
  like: v.custom<FallbackFont>(
    (name) => typeof name === 'string' && Object.hasOwn(fallbackAdvances, name),
  ),
  names: v.array(v.string()),
  adjust: v.number(),
  ascent: v.number(),
  descent: v.number(),
  lineGap: v.number(),
} satisfies SchemasOf<FallbackFace>);

const fontEntry = v.object({
  face: v.picklist(displayFaces),
  url: v.string(),
  css: v.string(),
  fallbacks: v.array(fallbackFace),
  stack: v.string(),
  weight: v.number(),
  bytes: v.number(),
} satisfies SchemasOf<FontEntry>);

const fontManifest = v.object({
  coaches: v.record(v.string(), fontEntry),
  covers: v.record(v.string(), fontEntry),
  site: fontEntry,
} satisfies SchemasOf<FontManifest>);

const photoManifest = v.record(
  v.string(),
  v.object({
    width: v.number(),
    height: v.number(),
    avif: v.string(),
    webp: v.string(),
    jpeg: v.string(),
  } satisfies SchemasOf<Photo>),
);

const stylePart: v.GenericSchema<unknown, StylePart> = v.union([
  v.string(),
  v.object({ prelude: v.string(), parts: v.lazy(() => v.array(stylePart)) }),
  v.object({
    selectors: v.array(
      v.object({
        text: v.string(),
        needs: v.array(v.string()),
        oneOf: v.exactOptional(v.array(v.array(v.array(v.string())))),
      }),
    ),
    body: v.string(),
  }),
]);

/** The part of Vite's manifest that is read. */
const viteManifest = v.record(v.string(), v.object({ file: v.string() }));

/**
 * What the build left in a folder.
 *
 * @param folder the built client, dist/client
 * @throws with what to do, if the build is missing, incomplete or another version's
 */
export function readAssets(folder: string): Assets {
  const fail = (problem: string, cause?: unknown): never => {
    throw new OperatorError(`${problem} Run npm run build.`, { cause });
  };
  const read = (file: string) => {
    try {
      return readFileSync(join(folder, file), 'utf8');
    } catch (cause) {
      return fail(`The built file ${join(folder, file)} cannot be read.`, cause);
    }
  };
  const parse = <Value>(file: string, schema: v.GenericSchema<unknown, Value>): Value => {
    try {
      return v.parse(schema, JSON.parse(read(file)));
    } catch (cause) {
      if (!(cause instanceof SyntaxError || v.isValiError(cause))) throw cause;
      const place = v.isValiError(cause) ? (v.getDotPath(cause.issues[0]) ?? 'it') : 'it';
      return fail(
        `The built file ${join(folder, file)} does not fit this version (${place}: ${cause.message}).`,
        cause,
      );
    }
  };
  const manifest = {
    ...parse('.vite/manifest.json', viteManifest),
    ...parse('.vite/form.json', viteManifest),
  };
  const entry = (source: string) =>
    manifest[source] ?? fail(`The build in ${folder} has no ${source}.`);
  return {
    style: parse('style.json', v.array(stylePart)),
    head: '',
    interest: { code: read(entry('renderer/form/interest.ts').file).trim() },
    formChunk: `/${entry('renderer/form/island.ts').file}`,
    fonts: parse('fonts.json', fontManifest),
    socialPictures: listSocialPictures(folder),
    photos: parse('photos.json', photoManifest),
  };
}

function listSocialPictures(folder: string): ReadonlySet<string> {
  const pictures = join(folder, 'social');
  if (!existsSync(pictures)) return new Set();
  return new Set(readdirSync(pictures).map((file) => file.replace(/\.png$/, '')));
}
