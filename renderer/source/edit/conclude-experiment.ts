import { type ESTree, parseSync } from 'vite';
import { OperatorError } from '#engine/text/operator-error.ts';
import { applyEdits, removalOf, type TextEdit } from './text-edits.ts';

/** The properties by which parts of different kinds are told apart. */
const discriminants = ['kind', 'after'];

/**
 * The text of a funnel's file with its experiment taken out and the words of one of its variants in
 * their places; everything else, comments and line breaks included, stays as it is written.
 *
 * @param variant the variant that is kept; undefined keeps the page as it is
 * @throws OperatorError where the file is written in a way that leaves no place to put the words
 */
export function concludeExperiment(
  file: string,
  text: string,
  variant: string | undefined,
): string {
  const { program } = parseSync(file, text, { lang: 'ts' });
  const funnel = findFunnel(program);
  if (!funnel) throw cannot(file, 'it exports no funnel that is written there in full');
  const experiment = findProperty(funnel, 'experiment');
  if (!experiment) throw new OperatorError(`${file} declares no experiment.`);
  const removed = removalOf(text, experiment);
  if (variant === undefined) return applyEdits(text, [removed]);
  const said = valueIn(valueIn(experiment.value, 'variants'), variant);
  if (said?.type !== 'ObjectExpression') {
    throw cannot(file, `what its variant ${variant} says is not written in the experiment`);
  }
  const changed = changeGroup(funnel, said, { file, text });
  return applyEdits(text, [removed, ...changed, ...removeAnswers(funnel, said, text)]);
}

/** What the variant does not ask is neither stored nor passed on, as `applyVariant` has it. */
function removeAnswers(
  funnel: ESTree.ObjectExpression,
  said: ESTree.ObjectExpression,
  text: string,
): TextEdit[] {
  const fields = valueIn(valueIn(said, 'form'), 'fields');
  const names = propertiesOf(fields).flatMap((one) => {
    const name = isNull(one.value as ESTree.Expression) ? nameOf(one) : undefined;
    return name === undefined ? [] : [name];
  });
  const submission = valueIn(funnel, 'submission');
  const stored = propertiesOf(valueIn(submission, 'metadata')).filter(({ value }) =>
    names.some((name) => literalOf(unwrap(value as ESTree.Expression)) === `{${name}}`),
  );
  const body = valueIn(valueIn(submission, 'email'), 'body');
  const passedOn = (body?.type === 'ArrayExpression' ? body.elements : []).flatMap((one) =>
    one !== null && names.some((name) => literalOf(one as ESTree.Expression) === name) ? [one] : [],
  );
  return [...stored, ...passedOn].map((one) => removalOf(text, one));
}

function propertiesOf(group: ESTree.Expression | undefined) {
  const properties = group?.type === 'ObjectExpression' ? group.properties : [];
  return properties.filter((one) => one.type === 'Property');
}

interface Source {
  readonly file: string;
  readonly text: string;
}

function changeGroup(
  group: ESTree.ObjectExpression,
  changes: ESTree.ObjectExpression,
  source: Source,
): TextEdit[] {
  return listProperties(changes, source).flatMap(([name, value]) => {
    const property = findProperty(group, name);
    if (isNull(value)) return property ? [removalOf(source.text, property)] : [];
    if (!property) return [addition(group, `${writeName(name)}: ${write(value, source)}`, source)];
    return changeValue(property.value, value, source);
  });
}

/** A part is changed inside where both are groups of one kind; else it is replaced. */
function changeValue(
  part: ESTree.Expression,
  value: ESTree.Expression,
  source: Source,
): TextEdit[] {
  const inner = unwrap(part);
  if (value.type !== 'ObjectExpression') return [replacement(part, value, source)];
  if (inner.type === 'ArrayExpression') return changeSections(inner, value, source);
  if (inner.type !== 'ObjectExpression') {
    throw cannot(
      source.file,
      `${source.text.slice(part.start, part.end)} stands for words that are written elsewhere`,
    );
  }
  const isOther = discriminants.some((key) => {
    const kind = literalOf(valueIn(value, key));
    return kind !== undefined && kind !== literalOf(valueIn(inner, key));
  });
  return isOther ? [replacement(part, value, source)] : changeGroup(inner, value, source);
}

function changeSections(
  list: ESTree.ArrayExpression,
  changes: ESTree.ObjectExpression,
  source: Source,
): TextEdit[] {
  return listProperties(changes, source).flatMap(([kind, value]) => {
    const section = list.elements.find(
      (one): one is ESTree.Expression =>
        one !== null && one.type !== 'SpreadElement' && literalOf(valueIn(one, 'kind')) === kind,
    );
    if (!section)
      throw cannot(source.file, `no section of the kind ${kind} is written in its list`);
    return isNull(value) ? [removalOf(source.text, section)] : changeValue(section, value, source);
  });
}

function replacement(part: ESTree.Expression, value: ESTree.Expression, source: Source): TextEdit {
  return { start: part.start, end: part.end, text: write(value, source) };
}

/** Behind the last property, or where the first one will be. */
function addition(group: ESTree.ObjectExpression, words: string, { text }: Source): TextEdit {
  const last = group.properties.at(-1);
  if (!last) return { start: group.start, end: group.end, text: `{ ${words} }` };
  const comma = /^\s*,/.exec(text.slice(last.end))?.[0].length ?? 0;
  const at = last.end + comma;
  return { start: at, end: at, text: `${comma > 0 ? '' : ','}\n${words},` };
}

/** A value as the variant writes it, without what it leaves out. */
function write(value: ESTree.Expression, { text }: Source): string {
  const edits = listLeftOut(value, text).map((edit) => ({
    ...edit,
    start: edit.start - value.start,
    end: edit.end - value.start,
  }));
  return applyEdits(text.slice(value.start, value.end), edits);
}

function listLeftOut(value: ESTree.Expression, text: string): TextEdit[] {
  const group = unwrap(value);
  if (group.type !== 'ObjectExpression') return [];
  return group.properties.flatMap((one) => {
    if (one.type !== 'Property') return [];
    const inner = one.value as ESTree.Expression;
    return isNull(inner) ? [removalOf(text, one)] : listLeftOut(inner, text);
  });
}

function findFunnel(program: ESTree.Program): ESTree.ObjectExpression | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== 'Identifier' || id.name !== 'funnel' || !init) continue;
      const [argument] = init.type === 'CallExpression' ? init.arguments : [init];
      const value = argument && argument.type !== 'SpreadElement' ? unwrap(argument) : undefined;
      if (value?.type === 'ObjectExpression') return value;
    }
  }
  return undefined;
}

interface PlacedProperty {
  readonly start: number;
  readonly end: number;
  readonly value: ESTree.Expression;
}

function findProperty(group: ESTree.ObjectExpression, name: string): PlacedProperty | undefined {
  const property = group.properties.find((one) => one.type === 'Property' && nameOf(one) === name);
  if (property?.type !== 'Property') return undefined;
  return { start: property.start, end: property.end, value: property.value as ESTree.Expression };
}

function listProperties(
  { properties }: ESTree.ObjectExpression,
  { file }: Source,
): readonly (readonly [string, ESTree.Expression])[] {
  return properties.map((property) => {
    const name = property.type === 'Property' ? nameOf(property) : undefined;
    if (property.type !== 'Property' || name === undefined) {
      throw cannot(file, 'a part of the variant is taken from elsewhere');
    }
    return [name, unwrap(property.value as ESTree.Expression)] as const;
  });
}

function valueIn(part: ESTree.Expression | undefined, name: string): ESTree.Expression | undefined {
  const group = part && unwrap(part);
  const found = group?.type === 'ObjectExpression' ? findProperty(group, name) : undefined;
  return found && unwrap(found.value);
}

function nameOf({ key, computed }: { key: ESTree.PropertyKey; computed: boolean }) {
  if (computed) return undefined;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

function writeName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
}

function unwrap(node: ESTree.Expression): ESTree.Expression {
  const isWrapped =
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'ParenthesizedExpression';
  return isWrapped ? unwrap(node.expression) : node;
}

function literalOf(node: ESTree.Expression | undefined): unknown {
  return node?.type === 'Literal' ? node.value : undefined;
}

function isNull(node: ESTree.Expression): boolean {
  return node.type === 'Literal' && node.value === null;
}

function cannot(file: string, why: string): OperatorError {
  return new OperatorError(
    `${file} cannot be rewritten: ${why}. Write the words of the variant into the page by hand, and take the experiment out.`,
  );
}
