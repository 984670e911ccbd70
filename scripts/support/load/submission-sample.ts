import { randomInt, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleAnswers } from '#engine/interpret/fields/sample-answer.ts';
import { asksToConfirm } from '#engine/site/confirmation.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';

/** A form to send, with a valid value in every field except the address. */
export interface Sample {
  readonly funnelId: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The form with the fewest questions among those that start a journey, have unlimited seats and do not
 * wait for the email, so that saving is what is measured.
 */
export function chooseSample(site: Site): Sample {
  const [funnel] = site.funnels
    .filter((one) => isSavingOnly(one.declaration) && !asksToConfirm(one))
    .toSorted((a, b) => a.formFields.length - b.formFields.length);
  if (!funnel)
    throw new Error('No funnel saves a lead and a journey without waiting for its email.');
  return {
    funnelId: funnel.id,
    path: funnel.paths[0],
    fields: fillFields(funnel),
  };
}

/** A valid value for every field of a form. */
export function fillFields({ formFields }: CompiledFunnel): Readonly<Record<string, string>> {
  return { ...sampleAnswers(formFields), email: 'person@example.com' };
}

function isSavingOnly(declaration: CompiledFunnel['declaration']): boolean {
  return (
    declaration.kind === 'lead' &&
    declaration.event === undefined &&
    declaration.submission.journey !== undefined &&
    declaration.submission.email.onFailure === 'log'
  );
}

/** Sends one submission and returns its id. @throws if it is not accepted */
export async function sendOne(url: string, { funnelId, path, fields }: Sample, email: string) {
  const submissionId = randomUUID();
  const response = await fetch(`${url}/api/funnels/${funnelId}/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ submissionId, fields: { ...fields, email }, page: path }),
  });
  if (response.status !== 201) {
    throw new Error(`${funnelId} answered ${response.status}: ${await response.text()}`);
  }
  return submissionId;
}

/**
 * Writes the script with which wrk sends a new person in every request, whose addresses come in no order,
 * as those of people do: an index has to go to another place for each. What the first refusal said is
 * printed, so that a run that fails says why.
 *
 * @returns its path
 */
export async function writeWrkScript(folder: string, { path, fields }: Sample): Promise<string> {
  const file = join(folder, 'submit.lua');
  const known = JSON.stringify({ ...fields, email: '@@' });
  const [before = '', after = ''] = known.split('@@');
  await writeFile(
    file,
    `local prefix, run, number = "", "", 0
local head = { ["Content-Type"] = "application/json" }
function init(args)
  prefix, run = args[1], args[2]
  math.randomseed(tonumber(run))
end
local threads = {}
function setup(thread)
  threads[#threads + 1] = thread
end
refusal = ""
function response(status, _, body)
  if status > 399 and refusal == "" then refusal = status .. " " .. body end
end
function done()
  for _, thread in ipairs(threads) do
    if thread:get("refusal") ~= "" then print("First refusal: " .. thread:get("refusal")) end
  end
end
local function id()
  return string.format("%08x-%04x-4%03x-a%03x-%06x%06x", math.random(0, 0x7fffffff),
    math.random(0, 0xffff), math.random(0, 0xfff), math.random(0, 0xfff),
    math.random(0, 0xffffff), math.random(0, 0xffffff))
end
function request()
  number = number + 1
  local body = '{"submissionId":"' .. id() .. [==[","page":"${path}","fields":${before}]==] ..
    string.format("%s%d-%s-%d", prefix, math.random(0, 9999999), run, number) ..
    [==[@example.com${after}}]==]
  return wrk.format("POST", nil, head, body)
end
`,
  );
  return file;
}

/**
 * Arguments of that script for one run: its people and ids differ from those of all others. With the ids
 * of another run they would be refused, as somebody else's.
 *
 * @param prefix what the addresses begin with
 */
export function newPeople(prefix: string): readonly [prefix: string, run: string] {
  return [prefix, String(randomInt(2 ** 47))];
}
